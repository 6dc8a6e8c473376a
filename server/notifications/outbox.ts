import { Inject, Injectable } from '@nestjs/common';
import { Subject } from 'rxjs';
import type { NotificationChannel, SubmissionKind } from '../database/generated/client.js';
import { PrismaService } from '../database/prisma.service.js';
import type { Transaction } from '../database/sql.service.js';
import { CHANNELS, type Channel } from './channels/channel.js';

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

  /** Emits after a transaction that wrote messages has been committed in this process. */
  readonly messages = this.written.asObservable();

  constructor(@Inject(CHANNELS) private readonly channels: readonly Channel[]) {}

  /** One statement more of a submission's transaction, which is SQL. */
  async add(tx: Transaction, { kind, reference, hasEmail }: Announcement): Promise<void> {
    const channels = this.channels
      .map(({ name }) => name)
      .filter((name) => name !== 'receipt' || hasEmail);
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

/** A message that this worker alone may send until its lease ends. */
export interface ClaimedMessage {
  readonly id: string;
  readonly channel: NotificationChannel;
  readonly submissionKind: SubmissionKind;
  readonly reference: string;
  /** This attempt's number. Whoever comes with an older one has lost its lease. */
  readonly attempts: number;
}

/** Longer than any attempt may take: a worker that died is replaced after this time. */
const LEASE_SECONDS = 120;

const GROWTH = 4;
const LONGEST_SECONDS = 12 * 3600;
/** Receivers that were away meet their messages spread out, not all at once. */
const JITTER = 0.2;
/** No attempt is put off for longer, whatever a receiver asks for. */
export const LONGEST_WAIT_SECONDS = 2 * LONGEST_SECONDS;

/**
 * Seconds before the next attempt: 5 s, 20 s, 80 s, … up to 12 hours, each a little longer by chance.
 * @param attempts how many have failed, at least 1.
 */
export function backOffSeconds(attempts: number, firstSeconds: number, random = Math.random) {
  const seconds = Math.min(firstSeconds * GROWTH ** (attempts - 1), LONGEST_SECONDS);
  return seconds * (1 + JITTER * random());
}

/**
 * Who may send which message, and what became of it. What sets a time is SQL: instances share the
 * database's clock, and Prisma would write its own process's. Prisma cannot skip locked rows, either.
 */
@Injectable()
export class OutboxClaims {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Leases messages of a channel that are due, or that a clock which was ahead has put off further than anything
   * is put off; those that another worker is claiming are passed over. Each of the two is a range of the index
   * for the channel: by one condition for both, or by the volatile clock_timestamp(), all that wait would be read.
   */
  claim(channel: NotificationChannel, limit: number): Promise<ClaimedMessage[]> {
    return this.prisma.$queryRaw<ClaimedMessage[]>`
      WITH due AS MATERIALIZED (
        SELECT id FROM outbox_messages
        WHERE status = 'pending' AND channel = ${channel}::notification_channel AND next_attempt_at <= now()
        ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ), ahead AS MATERIALIZED (
        SELECT id FROM outbox_messages
        WHERE status = 'pending' AND channel = ${channel}::notification_channel
          AND next_attempt_at > now() + make_interval(secs => ${LONGEST_WAIT_SECONDS}::float8)
        ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      UPDATE outbox_messages AS m SET
        attempts = m.attempts + 1,
        last_attempt_at = clock_timestamp(),
        next_attempt_at = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}::float8)
      FROM (TABLE due UNION ALL TABLE ahead LIMIT ${limit}) AS claimed WHERE m.id = claimed.id
      RETURNING m.id, m.channel, m.submission_kind AS "submissionKind", m.reference, m.attempts`;
  }

  async sent(message: ClaimedMessage): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE outbox_messages
      SET status = 'sent', sent_at = clock_timestamp(), last_error = NULL
      WHERE id = ${message.id}::uuid AND attempts = ${message.attempts} AND status = 'pending'`;
  }

  /** Nobody to tell; of what kind the failure was that showed it, if one did. */
  async dropped(message: ClaimedMessage, kind?: string): Promise<void> {
    const { id, attempts } = message;
    await this.prisma.outboxMessage.updateMany({
      where: { id, attempts, status: 'pending' },
      data: { status: 'dropped', ...(kind !== undefined && { lastError: kind }) },
    });
  }

  /** Another attempt after some time, or none. */
  async failed(message: ClaimedMessage, kind: string, retryInSeconds?: number): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE outbox_messages SET
        status = (CASE WHEN ${retryInSeconds === undefined} THEN 'dead' ELSE 'pending' END)::notification_status,
        last_error = ${kind},
        next_attempt_at = clock_timestamp() + make_interval(secs => ${retryInSeconds ?? 0}::float8)
      WHERE id = ${message.id}::uuid AND attempts = ${message.attempts} AND status = 'pending'`;
  }

  /** Nothing was tried: the receiver's pace has to be kept. */
  async postponed(message: ClaimedMessage, seconds: number): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE outbox_messages SET
        attempts = attempts - 1,
        next_attempt_at = clock_timestamp() + make_interval(secs => ${seconds}::float8)
      WHERE id = ${message.id}::uuid AND attempts = ${message.attempts} AND status = 'pending'`;
  }
}
