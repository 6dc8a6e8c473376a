import { Inject, Injectable } from '@nestjs/common';
import type { SubmissionReceipt } from '../../../web/contract/api.js';
import type { KeyedHash } from '../../database/keyed-hash.js';
import type { Transaction } from '../../database/sql.service.js';
import { KEYED_HASH } from '../../database/tokens.js';
import { ApiError } from '../envelope/api-error.js';

export const KEYED_SECONDS = 24 * 3600;
export const SAME_BODY_SECONDS = 10 * 60;

/** One submission as idempotency sees it. */
export interface Attempt {
  readonly call: string;
  /** Normalised fields: what makes two submissions the same. */
  readonly fields: object;
  readonly idempotencyKey: string | undefined;
}

/** Answers of accepted submissions: whoever sends the same again gets the first answer, and no second row. */
@Injectable()
export class Idempotency {
  constructor(@Inject(KEYED_HASH) private readonly hash: KeyedHash) {}

  /**
   * Claims the attempt for this transaction. The unique key makes a parallel transaction wait until
   * this one has ended, so that there is no moment between looking and writing.
   * @returns undefined when claimed; else the answer to repeat.
   * @throws ApiError 409 when the caller's key was used for another body.
   */
  async claim(
    tx: Transaction,
    { call, fields, idempotencyKey }: Attempt,
    answer: SubmissionReceipt,
  ): Promise<SubmissionReceipt | undefined> {
    const bodyHash = this.hash('submission', canonical(call, fields));
    const key =
      idempotencyKey === undefined
        ? bodyHash
        : this.hash('idempotency-key', `${call}\0${idempotencyKey}`);
    const seconds = idempotencyKey === undefined ? SAME_BODY_SECONDS : KEYED_SECONDS;
    const claimed = await tx.execute`
      INSERT INTO idempotency_keys AS k (key, body_hash, answer, expires_at)
      VALUES (
        ${key}, ${bodyHash}, ${JSON.stringify(answer)}::jsonb,
        clock_timestamp() + make_interval(secs => ${seconds}::float8)
      )
      ON CONFLICT (key) DO UPDATE SET
        body_hash = excluded.body_hash, answer = excluded.answer, expires_at = excluded.expires_at
      WHERE k.expires_at <= clock_timestamp()`;
    if (claimed > 0) return undefined;
    const [stored] = await tx.query<{ bodyHash: string; answer: SubmissionReceipt }>`
      SELECT body_hash AS "bodyHash", answer FROM idempotency_keys WHERE key = ${key}`;
    if (stored?.bodyHash !== bodyHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
    return stored.answer;
  }
}

/** The same text for the same fields, in whatever order they came. */
function canonical(call: string, fields: object): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return JSON.stringify([call, entries.sort(([a], [b]) => (a < b ? -1 : 1))]);
}
