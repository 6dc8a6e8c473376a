import { beforeEach, expect, it, jest } from '@jest/globals';
import type { Request } from 'express';
import { ApiError } from '../envelope/api-error.js';
import type { CallCounters } from './call-counters.js';
import { COST_OF_MISS, ConstantTimeLookup } from './constant-time-lookup.js';

const REQUEST = {} as Request;

const charge = jest.fn<CallCounters['charge']>();
const lookups = new ConstantTimeLookup({ charge } as Partial<CallCounters> as CallCounters);

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
