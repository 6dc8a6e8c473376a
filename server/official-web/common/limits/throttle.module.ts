import { Module } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import type { AppConfig } from '../../../config/app-config.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import { CallCounters, MINUTE_MS } from './call-counters.js';
import { ClientThrottlerGuard, Lookup } from './client-throttler.guard.js';
import { ConstantTimeLookup } from './constant-time-lookup.js';
import { BruteForceGuard } from './brute-force-guard.js';
import { SubmissionLimits } from './submission-limits.js';
import { isDatabaseUnavailable } from '../../../database/database-errors.js';
import { SqlService } from '../../../database/sql.service.js';
import { CounterStore, ResilientCounterStore } from '../../../counters/counter-store.js';
import { PostgresCounterStore } from '../../../counters/postgres-counter-store.js';

@Module({
  providers: [
    {
      provide: CounterStore,
      inject: [APP_CONFIG, SqlService],
      useFactory: async ({ redisUrl }: AppConfig, sql: SqlService) => {
        if (!redisUrl) {
          const store = new PostgresCounterStore(sql);
          return new ResilientCounterStore('The database', store, isDatabaseUnavailable);
        }
        // The client is hundreds of files: only who uses it waits for them.
        const { RedisCounterStore, tellsRedisOutage } =
          await import('../../../counters/redis-counter-store.js');
        const store = new RedisCounterStore(redisUrl);
        return new ResilientCounterStore('Redis', store, tellsRedisOutage);
      },
    },
    CallCounters,
  ],
  exports: [CallCounters],
})
class CountersModule {}

@Module({
  imports: [
    CountersModule,
    ThrottlerModule.forRootAsync({
      imports: [CountersModule],
      inject: [APP_CONFIG, Reflector, CallCounters],
      useFactory: ({ limits }: AppConfig, reflector: Reflector, storage: CallCounters) => ({
        storage,
        throttlers: [
          { name: 'calls', limit: limits.callsPerMinute, ttl: MINUTE_MS },
          {
            name: 'lookups',
            limit: limits.lookupsPerMinute,
            ttl: MINUTE_MS,
            skipIf: (context) => !reflector.get(Lookup, context.getHandler()),
          },
        ],
      }),
    }),
  ],
  providers: [
    ConstantTimeLookup,
    BruteForceGuard,
    SubmissionLimits,
    { provide: APP_GUARD, useClass: ClientThrottlerGuard },
  ],
  exports: [ConstantTimeLookup, BruteForceGuard, SubmissionLimits],
})
export class ThrottleModule {}
