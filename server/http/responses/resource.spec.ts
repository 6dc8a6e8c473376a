import { expect, it } from '@jest/globals';
import { matchesTag } from './resource.js';

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['*', true],
  ['"b", "a"', true],
  ['"b",W/"a" , "c"', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
  ['"a', false],
])('%j matches: %s', (header, matches) => {
  expect(matchesTag(header, '"a"')).toBe(matches);
});
