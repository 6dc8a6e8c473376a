import { expect, it } from '@jest/globals';
import { editDistance } from './edit-distance.js';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['about', 'about', 0],
  ['abuot', 'about', 1],
  ['abot', 'about', 1],
  ['abouts', 'about', 1],
  ['kitten', 'sitting', 3],
])('%j to %j takes %d', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
