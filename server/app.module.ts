import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import type { AppConfig } from './config/app-config.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import type { KeyedHash } from './database/keyed-hash.js';
import type { OpenDatabase } from './database/open-database.js';
import { LabelModule } from './official-web/instructions-for-use/label.controller.js';
import { HealthModule } from './operations/health/health.controller.js';
import { MaintenanceModule } from './operations/retention/prune.service.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { ObservabilityModule } from './operations/metrics/metrics-server.js';
import { EnvelopeFilter } from './official-web/common/envelope/envelope.filter.js';
import { OfficialWebModule } from './official-web/official-web.module.js';
import { apiValidationPipe } from './official-web/common/validation/validation.pipe.js';
import { HostEditionModule } from './http/host-edition.js';
import { SiteModule } from './site/site.controller.js';

@Module({})
export class AppModule {
  static with(config: AppConfig, database: OpenDatabase, hash: KeyedHash): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.with(database, hash),
        ObservabilityModule,
        HostEditionModule,
        HealthModule,
        MaintenanceModule,
        NotificationsModule,
        OfficialWebModule,
        LabelModule,
        SiteModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: EnvelopeFilter },
        { provide: APP_PIPE, useFactory: apiValidationPipe },
      ],
    };
  }
}
