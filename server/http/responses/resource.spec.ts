import { expect, it } from '@jest/globals';
import { byteRange, matchesTag } from './resource.js';

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

it.each([
  [undefined, undefined],
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=8-20', { first: 8, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=3-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
])('%j of ten bytes is %j', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});
