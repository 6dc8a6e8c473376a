import { Inject, Injectable } from '@nestjs/common';
import type { Reason } from '../../../web/contract/envelope.js';
import type { AppConfig } from '../../config/app-config.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { Prisma } from '../../database/generated/client.js';
import type { HashPurpose, KeyedHash } from '../../database/keyed-hash.js';
import { KEYED_HASH } from '../../database/tokens.js';
import { ApiError } from '../envelope/api-error.js';
import { countAccepted, type Window } from './rate-counter.js';

export const HOUR_SECONDS = 3600;

/** Whom one submission counts for; absent values do not count. */
export interface SubmissionSubjects {
  readonly clientAddress: string;
  readonly email?: string | undefined;
  /** E.164. */
  readonly telephone?: string | undefined;
  readonly serialNumber?: string | undefined;
}

/** Limits on accepted submissions. They count in the submission's own transaction: what is not stored is not counted. */
@Injectable()
export class SubmissionLimits {
  private readonly perAddress: Window;
  private readonly perSubject: Window;

  constructor(
    @Inject(APP_CONFIG) { limits }: AppConfig,
    @Inject(KEYED_HASH) private readonly hash: KeyedHash,
  ) {
    this.perAddress = { limit: limits.addressSubmissionsPerHour, seconds: HOUR_SECONDS };
    this.perSubject = {
      limit: limits.submissions,
      seconds: limits.submissionWindowHours * HOUR_SECONDS,
    };
  }

  /** @throws ApiError 429 when any bucket is full; the caller's transaction then undoes the others. */
  async count(tx: Prisma.TransactionClient, subjects: SubmissionSubjects): Promise<void> {
    // Always in this order, so that two submissions never wait for each other's rows in a circle.
    await this.take(tx, 'client-address', subjects.clientAddress, this.perAddress, 'RATE_LIMITED');
    const limited = 'SUBMISSION_LIMIT_EXCEEDED';
    await this.take(tx, 'e-mail', subjects.email?.toLowerCase(), this.perSubject, limited);
    await this.take(tx, 'serial-number', subjects.serialNumber, this.perSubject, limited);
    await this.take(tx, 'telephone', subjects.telephone, this.perSubject, limited);
  }

  private async take(
    tx: Prisma.TransactionClient,
    purpose: HashPurpose,
    value: string | undefined,
    window: Window,
    reason: Reason,
  ): Promise<void> {
    if (value === undefined) return;
    const retryAfterSeconds = await countAccepted(
      tx,
      { bucket: `submission:${purpose}`, subject: this.hash(purpose, value) },
      window,
    );
    if (retryAfterSeconds !== undefined) throw new ApiError(reason, { retryAfterSeconds });
  }
}
