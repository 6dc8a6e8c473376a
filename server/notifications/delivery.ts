import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/config.module.js';
import { isDatabaseUnavailable } from '../database/database-errors.js';
import { SqlService } from '../database/sql.service.js';
import { type Counter, countAccepted } from '../counters/rate-counter.js';
import { CHANNELS, type Channel, DeliveryError, failureKind } from './channels/channel.js';
import type { NotifiedSubmission } from '../submissions/submission.js';
import { NotifiedSubmissions } from './notified-submission.js';
import {
  backOffSeconds,
  type ClaimedMessage,
  LONGEST_WAIT_SECONDS,
  OutboxClaims,
} from './outbox.js';

/** One attempt at one message, and what follows from its outcome. */
@Injectable()
export class Delivery {
  private readonly logger = new Logger('Notifications');

  constructor(
    private readonly sql: SqlService,
    private readonly claims: OutboxClaims,
    private readonly submissions: NotifiedSubmissions,
    @Inject(CHANNELS) private readonly channels: readonly Channel[],
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @returns whether it was tried, or put off because its receiver takes no more for now. */
  async deliver(message: ClaimedMessage): Promise<'tried' | 'postponed'> {
    try {
      return await this.attempt(message);
    } catch (error) {
      // A database that is away tells nothing of the message: its lease ends, and it is tried again.
      if (isDatabaseUnavailable(error)) throw error;
      await this.fail(message, error);
      return 'tried';
    }
  }

  private async attempt(message: ClaimedMessage): Promise<'tried' | 'postponed'> {
    const channel = this.channels.find(({ name }) => name === message.channel)!;
    const submission = await this.submissions.find(message.submissionKind, message.reference);
    if (!submission || (await this.isRefusedByLimit(channel, submission, message))) {
      await this.claims.dropped(message);
      return 'tried';
    }
    const wait = await this.waitForPace(channel);
    if (wait !== undefined) {
      await this.claims.postponed(message, wait);
      return 'postponed';
    }
    await channel.send(message.id, submission);
    await this.claims.sent(message);
    return 'tried';
  }

  private async fail(message: ClaimedMessage, error: unknown): Promise<void> {
    const { attempts, retrySeconds } = this.config.notifications;
    const details = error instanceof DeliveryError ? error.details : {};
    const { isFinal, isUnreachable = false, retryAfterSeconds = 0 } = details;
    const kind = failureKind(error);
    const isLast = isUnreachable || isFinal === true || message.attempts >= attempts;
    this.logger.warn(
      `Message ${message.id} by ${message.channel} failed, attempt ${message.attempts}: ${kind}` +
        (isLast ? '; given up' : ''),
    );
    if (isUnreachable) {
      await this.claims.dropped(message, kind);
      return;
    }
    const asked = Math.min(retryAfterSeconds, LONGEST_WAIT_SECONDS);
    const seconds = Math.max(backOffSeconds(message.attempts, retrySeconds), asked);
    await this.claims.failed(message, kind, isLast ? undefined : seconds);
  }

  /** Seconds until the receiver takes another message; undefined: now. */
  private async waitForPace({ name, pace }: Channel): Promise<number | undefined> {
    if (!pace) return undefined;
    return this.count({ bucket: 'notification:pace', subject: name, ...pace });
  }

  /** A message counts with its first attempt, however often it is tried. */
  private async isRefusedByLimit(
    channel: Channel,
    submission: NotifiedSubmission,
    { attempts }: ClaimedMessage,
  ): Promise<boolean> {
    if (!channel.limited) return false;
    const receiver = channel.limited(submission);
    if (!receiver) return true;
    if (attempts > 1) return false;
    const key = { bucket: `notification:${channel.name}`, subject: receiver.subject };
    return (await this.count({ ...key, ...receiver.window })) !== undefined;
  }

  private async count(counter: Counter): Promise<number | undefined> {
    const full = await this.sql.transaction((tx) => countAccepted(tx, [counter]));
    return full?.seconds;
  }
}
