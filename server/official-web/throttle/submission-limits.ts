import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../config/app-config.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { HashPurpose, KeyedHash } from '../../database/keyed-hash.js';
import type { Transaction } from '../../database/sql.service.js';
import { KEYED_HASH } from '../../database/tokens.js';
import { ApiError } from '../envelope/api-error.js';
import { type Counter, countAccepted, type Window } from './rate-counter.js';

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
  async count(tx: Transaction, subjects: SubmissionSubjects): Promise<void> {
    // Always in this order, so that two submissions never wait for each other's rows in a circle.
    const counters = [
      ...this.counter('client-address', subjects.clientAddress, this.perAddress),
      ...this.counter('e-mail', subjects.email?.toLowerCase(), this.perSubject),
      ...this.counter('serial-number', subjects.serialNumber, this.perSubject),
      ...this.counter('telephone', subjects.telephone, this.perSubject),
    ];
    const full = await countAccepted(tx, counters);
    if (!full) return;
    // The address comes first, and is counted always.
    const reason = full.index === 0 ? 'RATE_LIMITED' : 'SUBMISSION_LIMIT_EXCEEDED';
    throw new ApiError(reason, { retryAfterSeconds: full.seconds });
  }

  private counter(purpose: HashPurpose, value: string | undefined, window: Window): Counter[] {
    if (value === undefined) return [];
    return [{ bucket: `submission:${purpose}`, subject: this.hash(purpose, value), ...window }];
  }
}
