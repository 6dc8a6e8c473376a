import { beforeEach, expect, it, jest } from '@jest/globals';
import type { Request } from 'express';
import { readConfig } from '../../../config/app-config.js';
import { MemoryCounterStore } from '../../../counters/counter-store.js';
import { keyedHash } from '../../../database/keyed-hash.js';
import { BruteForceGuard } from './brute-force-guard.js';
import { CallCounters } from './call-counters.js';
import { COST_OF_MISS } from './constant-time-lookup.js';
/** How often somebody may guess. */

const LIMIT = 10;
/** Misses until the limit is reached. */
const MISSES = Math.ceil(LIMIT / COST_OF_MISS);

let guard: BruteForceGuard;
const from = (ip: string) => ({ ip }) as Request;
const look = jest.fn(() => Promise.resolve('found'));
const guess = (ip: string, misses: number) => guard.watch(from(ip), look, () => misses);

beforeEach(() => {
  look.mockClear();
  const counters = new CallCounters(new MemoryCounterStore(), keyedHash('k'.repeat(32)));
  guard = new BruteForceGuard(counters, readConfig({ LOOKUPS_PER_MINUTE: String(LIMIT) }));
});

it('lets whoever is right go on for ever', async () => {
  for (let call = 0; call < 3 * LIMIT; call += 1) await guess('192.0.2.1', 0);
  expect(look).toHaveBeenCalledTimes(3 * LIMIT);
});

it('looks nothing up for whoever was wrong too often, and goes on for others', async () => {
  for (let call = 0; call < MISSES; call += 1) await guess('192.0.2.1', 1);
  await expect(guess('192.0.2.1', 0)).rejects.toMatchObject({
    reason: 'RATE_LIMITED',
    details: { retryAfterSeconds: 60 },
  });
  expect(look).toHaveBeenCalledTimes(MISSES);
  expect(await guess('192.0.2.2', 0)).toBe('found');
});

it('counts several misses of one call', async () => {
  await guess('192.0.2.1', MISSES);
  await expect(guess('192.0.2.1', 0)).rejects.toMatchObject({ reason: 'RATE_LIMITED' });
});

it('answers no more to guesses that come at once', async () => {
  const calls = Array.from({ length: 2 * LIMIT }, () => guess('192.0.2.1', 1));
  const results = await Promise.allSettled(calls);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(MISSES);
});

it('counts a whole site of IPv6 together, for as much as several clients', async () => {
  const networks = Array.from({ length: 9 * MISSES }, (_, index) => `2001:db8:0:${index}::1`);
  const refused = [];
  for (const ip of networks)
    refused.push(
      await guess(ip, 1).then(
        () => false,
        () => true,
      ),
    );
  // Eight times a client's share, of which one miss is over.
  expect(refused.indexOf(true)).toBe(Math.ceil((8 * LIMIT) / COST_OF_MISS));
});
