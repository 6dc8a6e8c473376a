import { expect, it } from '@jest/globals';
import { findMatches, markedHtml } from './find-matches.js';

const PAGES = ['Contents', 'The frame rate. Frame  count.', '血流储备分数'];

it.each([
  ['frame', [2, 2]],
  ['frame count', [2]],
  ['储备', [3]],
  ['absent', []],
  ['  ', []],
])('finds %j', (words, pages) => {
  expect(findMatches(PAGES, words)).toEqual(pages);
});

it('marks the words and lets no markup through', () => {
  expect(markedHtml('a <b> & Frame', 'frame')).toBe('a &lt;b&gt; &amp; <mark>Frame</mark>');
  expect(markedHtml('1 + 1', '1 +')).toBe('<mark>1 +</mark> 1');
  expect(markedHtml('x', '')).toBe('x');
});
