import { Inject, Injectable, Module } from '@nestjs/common';
import { Subject } from 'rxjs';
import type { AppConfig } from '../../config/app-config.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { NotificationChannel, SubmissionKind } from '../../database/generated/client.js';
import type { Transaction } from '../../database/sql.service.js';
import type { NotificationConfig } from '../../config/notification-config.js';

/** Ways of telling that the configuration turns on. */
function configuredChannels(config: NotificationConfig): readonly NotificationChannel[] {
  const isOn: Readonly<Record<NotificationChannel, boolean>> = {
    email: config.staffMailboxes.length > 0,
    receipt: config.receipt,
    webhook: config.webhook !== undefined,
    wecom: config.wecomUrl !== undefined,
    feishu: config.feishu !== undefined,
  };
  return (Object.keys(isOn) as NotificationChannel[]).filter((channel) => isOn[channel]);
}

/** A stored submission, as far as whoever announces it must know it. */
interface Announcement {
  readonly kind: SubmissionKind;
  readonly reference: string;
  /** Whether there is an e-mail address that a receipt could go to. */
  readonly hasEmail: boolean;
}

/** Messages waiting to be sent. They are written in the transaction of the submission that they announce. */
@Injectable()
export class Outbox {
  private readonly written = new Subject<void>();
  private readonly channels: readonly NotificationChannel[];

  /** Emits after a transaction that wrote messages has been committed in this process. */
  readonly messages = this.written.asObservable();

  constructor(@Inject(APP_CONFIG) { notifications }: AppConfig) {
    this.channels = configuredChannels(notifications);
  }

  /** One statement more of a submission's transaction, which is SQL. */
  async add(tx: Transaction, { kind, reference, hasEmail }: Announcement): Promise<void> {
    const channels = this.channels.filter((channel) => channel !== 'receipt' || hasEmail);
    if (channels.length === 0) return;
    await tx.execute`
      INSERT INTO outbox_messages (channel, submission_kind, reference)
      SELECT channel::notification_channel, ${kind}::submission_kind, ${reference}
      FROM unnest(${channels}::text[]) AS channel`;
  }

  committed(): void {
    this.written.next();
  }
}

@Module({ providers: [Outbox], exports: [Outbox] })
export class OutboxModule {}
