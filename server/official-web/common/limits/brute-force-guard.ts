import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { AppConfig } from '../../../config/app-config.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import { ApiError } from '../envelope/api-error.js';
import { CallCounters } from './call-counters.js';
import { COST_OF_MISS } from './constant-time-lookup.js';
import { KeyedMutex } from './keyed-mutex.js';

/**
 * Applications, too, tell whether a serial number or code exists. As many of them may be wrong as
 * lookups may, counted apart from these; right ones count nothing.
 */
@Injectable()
export class BruteForceGuard {
  private readonly turns = new KeyedMutex();

  constructor(
    private readonly counters: CallCounters,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Looks something up for a client, unless it has been wrong too often. A client's requests take
   * turns: sent at once, all of them would be answered before the first miss has counted.
   * @throws ApiError 429, before anything is looked up.
   */
  watch<T>(request: Request, look: () => Promise<T>, missesOf: (found: T) => number): Promise<T> {
    return this.turns.take(this.counters.keyOf('guesses', request), async () => {
      const { hits, expiresInMs } = await this.counters.charge('guesses', request, 0);
      if (hits >= this.config.limits.lookupsPerMinute) {
        const retryAfterSeconds = Math.max(1, Math.ceil(expiresInMs / 1000));
        throw new ApiError('RATE_LIMITED', { retryAfterSeconds });
      }
      const found = await look();
      const misses = missesOf(found);
      if (misses > 0) await this.counters.charge('guesses', request, misses * COST_OF_MISS);
      return found;
    });
  }
}
