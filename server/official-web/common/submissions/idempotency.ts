import { Inject, Injectable } from '@nestjs/common';
import type { SubmissionReceipt } from '../../../../web/contract/api.js';
import { KEYED_HASH, type KeyedHash } from '../../../database/keyed-hash.js';
import type { Transaction } from '../../../database/sql.service.js';
import { ApiError } from '../envelope/api-error.js';

export const KEYED_SECONDS = 24 * 3600;
export const SAME_BODY_SECONDS = 10 * 60;

/** One submission as idempotency sees it. */
export interface Attempt {
  readonly call: string;
  /** Normalised fields: what makes two submissions the same. */
  readonly fields: object;
  readonly idempotencyKey: string | undefined;
  /** Whose key it is. */
  readonly clientAddress: string;
}

/** Answers of accepted submissions: whoever sends the same again gets the first answer, and no second row. */
@Injectable()
export class Idempotency {
  constructor(@Inject(KEYED_HASH) private readonly hash: KeyedHash) {}

  /**
   * Claims the attempt for this transaction. The unique key makes a parallel transaction wait until
   * this one has ended, so that there is no moment between looking and writing.
   *
   * A caller's key is two: with the body it finds the first answer, from wherever it is asked for,
   * since telephones change their networks; with the caller it belongs to one body, so that nobody
   * can take it away from others. In SQL: Prisma cannot make an insert wait, and take over what has
   * expired, in one statement.
   * @returns undefined when claimed; else the answer to repeat.
   * @throws ApiError 409 when the caller's key was used for another body.
   */
  async claim(
    tx: Transaction,
    { call, fields, idempotencyKey, clientAddress }: Attempt,
    answer: SubmissionReceipt,
  ): Promise<SubmissionReceipt | undefined> {
    const bodyHash = this.hash('submission', canonical(call, fields));
    const keyWith = (other: string) =>
      this.hash('idempotency-key', [call, idempotencyKey, other].join('\0'));
    const isKeyed = idempotencyKey !== undefined;
    const withBody = isKeyed ? keyWith(bodyHash) : bodyHash;
    const keys = isKeyed ? [withBody, keyWith(clientAddress)] : [withBody];
    const seconds = isKeyed ? KEYED_SECONDS : SAME_BODY_SECONDS;
    const claimed = await tx.query<{ key: string }>`
      INSERT INTO idempotency_keys AS k (key, body_hash, answer, expires_at)
      SELECT asked.key, ${bodyHash}, ${JSON.stringify(answer)}::jsonb,
        clock_timestamp() + make_interval(secs => ${seconds}::float8)
      FROM unnest(${keys}::text[]) WITH ORDINALITY AS asked (key, place) ORDER BY place
      ON CONFLICT (key) DO UPDATE SET
        body_hash = excluded.body_hash, answer = excluded.answer, expires_at = excluded.expires_at
      WHERE k.expires_at <= clock_timestamp()
        OR (k.key <> ${withBody} AND k.body_hash = excluded.body_hash)
      RETURNING key`;
    if (claimed.some(({ key }) => key === withBody)) {
      if (claimed.length < keys.length) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
      return undefined;
    }
    // What the claim has written for the caller goes with the first answer: it ends and is erased with it.
    const [first] = await tx.query<{ answer: SubmissionReceipt }>`
      WITH first AS (SELECT answer, expires_at FROM idempotency_keys WHERE key = ${withBody}),
      of_caller AS (
        UPDATE idempotency_keys AS k SET answer = first.answer, expires_at = first.expires_at
        FROM first
        WHERE k.key = ANY(${keys}::text[]) AND k.key <> ${withBody} AND k.body_hash = ${bodyHash}
      )
      SELECT answer FROM first`;
    return first!.answer;
  }
}

/** The same text for the same fields, in whatever order they came. */
function canonical(call: string, fields: object): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return JSON.stringify([call, entries.sort(([a], [b]) => (a < b ? -1 : 1))]);
}
