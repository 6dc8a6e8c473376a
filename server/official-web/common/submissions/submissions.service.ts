import { Inject, Injectable } from '@nestjs/common';
import type { SubmissionCall, SubmissionReceipt } from '../../../../web/contract/api.js';
import type { SubmissionKind, SubmissionStatus } from '../../../database/generated/client.js';
import { KEYED_HASH, type KeyedHash } from '../../../database/keyed-hash.js';
import { SqlService, type Transaction } from '../../../database/sql.service.js';
import { Metrics } from '../../../operations/metrics/metrics.js';
import { Outbox } from '../../../notifications/outbox.js';
import { ApiError, type FieldFailure } from '../envelope/api-error.js';
import { SubmissionLimits, type SubmissionSubjects } from '../limits/submission-limits.js';
import { FormTokens, isLeftOut } from './form-tokens.js';
import { Idempotency } from './idempotency.js';
import { createReference } from '../../../submissions/reference.js';
import type { SubmissionContext } from './submission-context.js';

/** Columns that every submission has. */
export interface SubmissionColumns {
  readonly reference: string;
  readonly status: SubmissionStatus;
  readonly requestId: string;
  readonly clientAddressHash: string;
  readonly createdAt: Date;
}

export interface Submission {
  readonly call: SubmissionCall;
  /** Table of its row. */
  readonly kind: SubmissionKind;
  /** First letters of its references. */
  readonly prefix: string;
  /** Normalised fields. */
  readonly fields: object;
  readonly subjects: Omit<SubmissionSubjects, 'call' | 'clientAddress' | 'clientNetwork'>;
  /**
   * What the database does not accept, now. Whoever sends again what was accepted before gets the
   * first answer all the same: the invitation may have been used up by that very submission.
   */
  readonly failures?: readonly FieldFailure[];
  /** Writes the row inside the transaction that counts it. */
  readonly store: (tx: Transaction, columns: SubmissionColumns) => Promise<unknown>;
}

/** The one way in which anything that people send becomes a row. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly sql: SqlService,
    private readonly idempotency: Idempotency,
    private readonly limits: SubmissionLimits,
    private readonly tokens: FormTokens,
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
    @Inject(KEYED_HASH) private readonly hash: KeyedHash,
  ) {}

  /** Claims, counts, stores and announces, or does none of it. */
  async accept(submission: Submission, sender: SubmissionContext): Promise<SubmissionReceipt> {
    const { call, fields, prefix, subjects, failures = [] } = submission;
    const status = this.isSpam(sender) ? 'spam' : 'new';
    const createdAt = new Date();
    const receipt = { reference: createReference(prefix), submittedAt: createdAt.toISOString() };
    const earlier = await this.sql.transaction(async (tx) => {
      const { idempotencyKey, clientAddress } = sender;
      const attempt = { call, fields, idempotencyKey, clientAddress };
      const answered = await this.idempotency.claim(tx, attempt, receipt);
      if (answered) return answered;
      if (failures.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: failures });
      await this.limits.count(tx, {
        ...subjects,
        call,
        clientAddress,
        clientNetwork: sender.clientNetwork,
      });
      await submission.store(tx, {
        reference: receipt.reference,
        status,
        requestId: sender.requestId,
        clientAddressHash: this.hash('client-address', sender.clientAddress),
        createdAt,
      });
      if (status !== 'spam') await this.announce(tx, submission, receipt.reference);
      return undefined;
    });
    if (earlier) {
      this.metrics.submission(call, 'replayed');
      sender.replayed();
      return earlier;
    }
    this.metrics.submission(call, status === 'spam' ? 'spam' : 'accepted');
    this.outbox.committed();
    return receipt;
  }

  private announce(
    tx: Transaction,
    { kind, subjects }: Submission,
    reference: string,
  ): Promise<void> {
    return this.outbox.add(tx, { kind, reference, hasEmail: subjects.email !== undefined });
  }

  /** Spam bots get the usual success: what they cannot notice they do not work around. */
  private isSpam({ honeypot, formToken }: SubmissionContext): boolean {
    return !isLeftOut(honeypot) || this.tokens.isHasty(formToken);
  }
}
