import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ApiError } from '../envelope/api-error.js';
import { CallCounters } from './call-counters.js';
import { countedLimit } from './client-throttler.guard.js';
import { KeyedMutex } from './keyed-mutex.js';

/**
 * Lookups are answered on multiples of this time, found or not: one is longer than the database
 * needs for either, and under load both fall on the same later ones.
 */
const EVEN_TIME_MS = 30;
/** What a miss counts for. */
export const COST_OF_MISS = 3;

/** Lookups of one client that are under way. */
interface UnderWay {
  requests: number;
  /** Those that have come, the ones that are answered included. */
  arrived: number;
  /** What had been counted before the first of them. */
  before: number;
  /** What the misses among them have cost. */
  missed: number;
}

/** Makes hits and misses alike in work and time, and misses expensive, so that guessing is neither fast nor informative. */
@Injectable()
export class ConstantTimeLookup {
  private readonly turns = new KeyedMutex();
  private readonly underWay = new Map<string, UnderWay>();

  constructor(private readonly counters: CallCounters) {}

  /** Answers what is found, or throws as it does, a 404 being a miss; the guard has counted one already. */
  async answer<Found>(request: Request, look: () => Promise<Found>): Promise<Found> {
    const startedAt = performance.now();
    try {
      return await this.limited(request, look);
    } finally {
      await nextEvenTime(startedAt);
    }
  }

  /**
   * Where misses could exceed the limit, a client's lookups take turns: sent at once, all of them
   * would be answered before the first miss has counted.
   */
  private async limited<Found>(request: Request, look: () => Promise<Found>): Promise<Found> {
    const counted = countedLimit(request, 'lookups');
    if (!counted) return this.charged(request, look, () => undefined);
    const { hits, limit, secondsUntilFree } = counted;
    const key = this.counters.keyOf('lookups', request);
    const all = this.underWay.get(key) ?? { requests: 0, arrived: 0, before: hits, missed: 0 };
    this.underWay.set(key, all);
    all.requests += 1;
    const place = (all.arrived += 1);
    all.before = Math.min(all.before, hits - place);
    const missedBefore = all.missed;
    const work = () => {
      // A request may have been counted before misses that had cost something when it came here.
      const counted = all.before + place + all.missed;
      if (Math.max(hits + all.missed - missedBefore, counted) > limit) {
        throw new ApiError('RATE_LIMITED', { retryAfterSeconds: secondsUntilFree });
      }
      return this.charged(request, look, () => (all.missed += COST_OF_MISS - 1));
    };
    try {
      const isFarFromLimit = hits + all.requests * COST_OF_MISS <= limit;
      return await (isFarFromLimit ? work() : this.turns.take(key, async () => work()));
    } finally {
      all.requests -= 1;
      if (all.requests === 0) this.underWay.delete(key);
    }
  }

  private async charged<Found>(
    request: Request,
    look: () => Promise<Found>,
    missed: () => void,
  ): Promise<Found> {
    try {
      const found = await look();
      // Nothing to add, yet the same work as for a miss.
      await this.counters.charge('lookups', request, 0);
      return found;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        missed();
        await this.counters.charge('lookups', request, COST_OF_MISS - 1);
      }
      throw error;
    }
  }
}

function nextEvenTime(startedAt: number): Promise<void> {
  const taken = performance.now() - startedAt;
  return sleep(Math.ceil(taken / EVEN_TIME_MS) * EVEN_TIME_MS - taken);
}
