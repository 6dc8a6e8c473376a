import { Module } from '@nestjs/common';
import type { AppConfig } from '../../config/app-config.js';
import { APP_CONFIG } from '../../config/config.module.js';
import { SqlService } from '../../database/sql.service.js';
import { CallCounters } from './call-counters.js';
import { CounterStore } from './counter-store.js';
import { PostgresCounterStore } from './postgres-counter-store.js';
import { RedisCounterStore } from './redis-counter-store.js';
import { ResilientCounterStore } from './resilient-counter-store.js';

@Module({
  providers: [
    {
      provide: CounterStore,
      inject: [APP_CONFIG, SqlService],
      useFactory: ({ redisUrl }: AppConfig, sql: SqlService) =>
        redisUrl
          ? new ResilientCounterStore('Redis', new RedisCounterStore(redisUrl))
          : new ResilientCounterStore('The database', new PostgresCounterStore(sql)),
    },
    CallCounters,
  ],
  exports: [CallCounters],
})
export class CountersModule {}
