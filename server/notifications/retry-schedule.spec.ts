import { expect, it } from '@jest/globals';
import { backOffSeconds } from './retry-schedule.js';

it('waits longer after every failure, and never longer than half a day', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => backOffSeconds(attempts, 5, () => 0));
  expect(waits).toEqual([5, 20, 80, 320, 1280, 5120, 20_480, 43_200, 43_200]);
});

it('spreads messages that failed together', () => {
  expect(backOffSeconds(1, 10, () => 1)).toBeCloseTo(12);
});
