import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ApiError } from '../envelope/api-error.js';
import { CallCounters } from './call-counters.js';

/**
 * Lookups are answered on multiples of this time, found or not: one is longer than the database
 * needs for either, and under load both fall on the same later ones.
 */
const EVEN_TIME_MS = 30;
/** What a miss counts for. */
export const COST_OF_MISS = 3;

/** Makes hits and misses alike in work and time, and misses dear, so that guessing is neither fast nor telling. */
@Injectable()
export class EvenLookups {
  constructor(private readonly counters: CallCounters) {}

  /** Answers what is found, or throws as it does, a 404 being a miss; the guard has counted one already. */
  async answer<Found>(request: Request, look: () => Promise<Found>): Promise<Found> {
    const startedAt = performance.now();
    try {
      const found = await look();
      // Nothing to add, yet the same work as for a miss.
      await this.counters.charge('lookups', request, 0);
      return found;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        await this.counters.charge('lookups', request, COST_OF_MISS - 1);
      }
      throw error;
    } finally {
      await nextEvenTime(startedAt);
    }
  }
}

function nextEvenTime(startedAt: number): Promise<void> {
  const taken = performance.now() - startedAt;
  return sleep(Math.ceil(taken / EVEN_TIME_MS) * EVEN_TIME_MS - taken);
}
