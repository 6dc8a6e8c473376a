import { Inject, Injectable } from '@nestjs/common';
import type { SubmissionCall } from '../../../../web/contract/api.js';
import type { AppConfig } from '../../../config/app-config.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import { type HashPurpose, KEYED_HASH, type KeyedHash } from '../../../database/keyed-hash.js';
import type { Transaction } from '../../../database/sql.service.js';
import { ApiError } from '../envelope/api-error.js';
import { SITE_MULTIPLE } from './client-address.js';
import { countAccepted, type Counter, type Window } from '../../../counters/rate-counter.js';

export const HOUR_SECONDS = 3600;
const ADDRESS_BUCKET = 'submission:client-address';
const NETWORK_BUCKET = 'submission:client-network';
const CLIENT_BUCKETS: ReadonlySet<string> = new Set([ADDRESS_BUCKET, NETWORK_BUCKET]);

/** Whom one submission counts for; absent values do not count. */
export interface SubmissionSubjects {
  /** Whose form it is: what one call accepts uses up no other's share, except the client's. */
  readonly call: SubmissionCall;
  readonly clientAddress: string;
  readonly clientNetwork?: string | undefined;
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
      this.addressCounter(subjects.clientAddress),
      ...this.networkCounter(subjects.clientNetwork),
      ...this.counter(subjects.call, 'e-mail', subjects.email?.toLowerCase()),
      ...this.counter(subjects.call, 'serial-number', subjects.serialNumber),
      ...this.counter(subjects.call, 'telephone', subjects.telephone),
    ];
    const full = await countAccepted(tx, counters);
    if (!full) return;
    const isOfClient = CLIENT_BUCKETS.has(counters[full.index]!.bucket);
    const reason = isOfClient ? 'RATE_LIMITED' : 'SUBMISSION_LIMIT_EXCEEDED';
    throw new ApiError(reason, { retryAfterSeconds: full.seconds });
  }

  private addressCounter(address: string): Counter {
    return {
      bucket: ADDRESS_BUCKET,
      subject: this.hash('client-address', address),
      ...this.perAddress,
    };
  }

  private networkCounter(network: string | undefined): Counter[] {
    if (network === undefined) return [];
    const { limit, seconds } = this.perAddress;
    const subject = this.hash('client-address', network);
    return [{ bucket: NETWORK_BUCKET, subject, limit: limit * SITE_MULTIPLE, seconds }];
  }

  private counter(
    call: SubmissionCall,
    purpose: HashPurpose,
    value: string | undefined,
  ): Counter[] {
    if (value === undefined) return [];
    const bucket = `submission:${call}:${purpose}`;
    return [{ bucket, subject: this.hash(purpose, value), ...this.perSubject }];
  }
}
