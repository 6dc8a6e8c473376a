import { Module } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import type { AppConfig } from '../../../config/app-config.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import { CallCounters, MINUTE_MS } from './call-counters.js';
import { ClientThrottlerGuard, Lookup } from './client-throttler.guard.js';
import { CountersModule } from './counters.module.js';
import { ConstantTimeLookup } from './constant-time-lookup.js';
import { BruteForceGuard } from './brute-force-guard.js';
import { SubmissionLimits } from './submission-limits.js';

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
