import type { Prisma } from '../../database/generated/client.js';

/** At most `limit` events within any `seconds` seconds. */
export interface Window {
  readonly limit: number;
  readonly seconds: number;
}

export interface CounterKey {
  readonly bucket: string;
  /** Hashed: counters hold no personal data. */
  readonly subject: string;
}

/**
 * Counts one event in a sliding window, atomically: the row stays locked until the transaction ends.
 * @returns undefined when counted; otherwise nothing was counted and the answer is the number of
 *   seconds until it could be.
 */
export async function countAccepted(
  tx: Prisma.TransactionClient,
  { bucket, subject }: CounterKey,
  { limit, seconds }: Window,
): Promise<number | undefined> {
  const counted = await tx.$executeRaw`
    INSERT INTO rate_counters AS c (bucket, subject, hits, expires_at)
    VALUES (
      ${bucket}, ${subject}, ARRAY[clock_timestamp()],
      clock_timestamp() + make_interval(secs => ${seconds}::float8)
    )
    ON CONFLICT (bucket, subject) DO UPDATE SET
      hits = ARRAY(
        SELECT hit FROM unnest(c.hits) AS hit
        WHERE hit > clock_timestamp() - make_interval(secs => ${seconds}::float8) ORDER BY hit
      ) || clock_timestamp(),
      expires_at = excluded.expires_at
    WHERE (
      SELECT count(*) FROM unnest(c.hits) AS hit
      WHERE hit > clock_timestamp() - make_interval(secs => ${seconds}::float8)
    ) < ${limit}`;
  if (counted > 0) return undefined;
  // The window opens again when the limit-th latest event leaves it.
  const [row] = await tx.$queryRaw<[{ wait: number }?]>`
    SELECT greatest(1, ceil(extract(epoch FROM
      c.hits[cardinality(c.hits) - ${limit}::int + 1]
      + make_interval(secs => ${seconds}::float8) - clock_timestamp())))::int AS wait
    FROM rate_counters AS c WHERE bucket = ${bucket} AND subject = ${subject}`;
  return row?.wait ?? 1;
}
