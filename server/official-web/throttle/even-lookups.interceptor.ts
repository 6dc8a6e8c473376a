import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { catchError, defer, mergeMap, type Observable } from 'rxjs';
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
export class EvenLookups implements NestInterceptor {
  constructor(private readonly counters: CallCounters) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return defer(() => {
      const startedAt = performance.now();
      const charge = (hits: number) =>
        this.counters.charge('lookups', context.switchToHttp().getRequest<Request>(), hits);
      return next.handle().pipe(
        mergeMap(async (found: unknown) => {
          // Nothing to add, yet the same work as for a miss.
          await charge(0);
          await nextEvenTime(startedAt);
          return found;
        }),
        catchError(async (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) {
            // The guard has counted it once, as a call.
            await charge(COST_OF_MISS - 1);
          }
          await nextEvenTime(startedAt);
          throw error;
        }),
      );
    });
  }
}

function nextEvenTime(startedAt: number): Promise<void> {
  const taken = performance.now() - startedAt;
  return sleep(Math.ceil(taken / EVEN_TIME_MS) * EVEN_TIME_MS - taken);
}
