import { Module } from '@nestjs/common';
import type { AppConfig } from '../../../config/app-config.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import { isDatabaseUnavailable } from '../../../database/database-errors.js';
import { SqlService } from '../../../database/sql.service.js';
import { CallCounters } from './call-counters.js';
import { CounterStore } from '../../../counters/counter-store.js';
import { PostgresCounterStore } from '../../../counters/postgres-counter-store.js';
import { ResilientCounterStore } from '../../../counters/resilient-counter-store.js';

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
export class CountersModule {}
