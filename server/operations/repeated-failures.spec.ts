import { expect, it } from '@jest/globals';
import { RepeatedFailures } from './repeated-failures.js';

it('tells the first of a kind, then one a minute, with the number of those in between', () => {
  const failures = new RepeatedFailures();
  expect(failures.tell('away', 1_000)).toBe(0);
  expect(failures.tell('away', 1_001)).toBeUndefined();
  expect(failures.tell('away', 60_999)).toBeUndefined();
  expect(failures.tell('away', 61_000)).toBe(2);
  expect(failures.tell('away', 61_001)).toBeUndefined();
  expect(failures.tell('away', 500_000)).toBe(1);
});

it('tells each kind apart', () => {
  const failures = new RepeatedFailures();
  expect(failures.tell('one', 0)).toBe(0);
  expect(failures.tell('two', 0)).toBe(0);
});

it('remembers the latest of endless kinds', () => {
  const failures = new RepeatedFailures();
  for (let kind = 0; kind < 1_000; kind += 1) failures.tell(`kind ${kind}`, kind);
  expect(failures.tell('kind 999', 1_000)).toBeUndefined();
  expect(failures.tell('kind 0', 1_000)).toBe(0);
});
