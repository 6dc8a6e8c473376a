import { expect, it } from '@jest/globals';
import { countedValue } from './count-to.js';

it.each([
  [94.6, 0, '0.0'],
  [94.6, 1, '94.6'],
  [94.6, 1.2, '94.6'],
  [180, 1, '180'],
])('counts %d at %d to %s', (value, progress, text) => {
  expect(countedValue(value, progress)).toBe(text);
});

it('keeps the value’s precision on the way', () => {
  expect(countedValue(94.6, 0.5)).toMatch(/^\d+\.\d$/);
  expect(countedValue(31, 0.5)).toMatch(/^\d+$/);
});
