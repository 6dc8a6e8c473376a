import { expect, it } from '@jest/globals';
import { referencesIn } from './load-citations.js';

it('lists each reference once, in reading order', () => {
  const paragraphs = [{ text: '', refs: ['b', 'a'] }, { text: '' }];
  const evidence = [{ ref: 'c' }, { ref: 'a' }, { nested: { refs: ['d'] } }];
  expect(referencesIn(paragraphs, evidence, undefined)).toEqual(['b', 'a', 'c', 'd']);
});
