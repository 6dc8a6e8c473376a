import { beforeEach, expect, it, jest } from '@jest/globals';
import type { Request } from 'express';
import { ApiError } from '../envelope/api-error.js';
import type { CallCounters } from './call-counters.js';
import { keepCounted } from './client-throttler.guard.js';
import { COST_OF_MISS, ConstantTimeLookup } from './constant-time-lookup.js';

const REQUEST = {} as Request;

const charge = jest.fn<CallCounters['charge']>();
const counters = { charge, keyOf: () => 'lookups:somebody' };
const lookups = new ConstantTimeLookup(counters as Partial<CallCounters> as CallCounters);

beforeEach(() => {
  charge.mockReset().mockResolvedValue({ hits: 1, expiresInMs: 60_000 });
});

it('answers what is found, and works as much as for a miss', async () => {
  expect(await lookups.answer(REQUEST, () => Promise.resolve('found'))).toBe('found');
  expect(charge.mock.calls).toEqual([['lookups', REQUEST, 0]]);
});

it('lets a miss cost more than a call', async () => {
  const miss = new ApiError('SERIAL_NUMBER_INVALID');
  await expect(lookups.answer(REQUEST, () => Promise.reject(miss))).rejects.toBe(miss);
  expect(charge.mock.calls).toEqual([['lookups', REQUEST, COST_OF_MISS - 1]]);
});

it('charges nobody for a failure of its own', async () => {
  const failure = new Error('The database is away');
  await expect(lookups.answer(REQUEST, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(charge).not.toHaveBeenCalled();
});

it('counts misses that were charged between the count of a request and its turn', async () => {
  const miss = () => Promise.reject(new ApiError('SERIAL_NUMBER_INVALID'));
  const guess = (hits: number, look = miss) => {
    const request = {} as Request;
    const limit = { name: 'lookups', limit: 10, hits, policy: '', state: '' };
    keepCounted(request, [{ ...limit, isBlocked: false, secondsUntilFree: 60 }]);
    return lookups.answer(request, look).catch((error: ApiError) => error.status);
  };
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = [1, 2, 3].map((hits) => guess(hits));
  const fourth = guess(4, () => held.then(miss));
  expect(await Promise.all(first)).toEqual([404, 404, 404]);
  // Counted as the fifth, when one of those misses had been charged.
  const fifth = guess(5 + COST_OF_MISS - 1);
  release();
  expect(await Promise.all([fourth, fifth])).toEqual([404, 429]);
});
