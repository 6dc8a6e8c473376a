import { Module } from '@nestjs/common';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/config.module.js';
import { KEYED_HASH, type KeyedHash } from '../database/keyed-hash.js';
import { CHANNELS } from './channels/channel.js';
import { createChannels } from './channels/channels.js';
import { Delivery } from './delivery.js';
import { NotificationWorker } from './notification-worker.js';
import { NotifiedSubmissions } from './notified-submission.js';
import { Outbox, OutboxClaims } from './outbox.js';

@Module({
  providers: [
    Delivery,
    NotificationWorker,
    NotifiedSubmissions,
    Outbox,
    OutboxClaims,
    {
      provide: CHANNELS,
      inject: [APP_CONFIG, KEYED_HASH],
      useFactory: ({ notifications, origins }: AppConfig, hash: KeyedHash) =>
        createChannels(notifications, hash, origins),
    },
  ],
  exports: [Outbox],
})
export class NotificationsModule {}
