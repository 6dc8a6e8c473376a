import type { Statements } from '../database/sql.service.js';

/** At most `limit` events within any `seconds` seconds. */
export interface Window {
  readonly limit: number;
  readonly seconds: number;
}

interface CounterKey {
  readonly bucket: string;
  /** Hashed: counters hold no personal data. */
  readonly subject: string;
}

export type Counter = CounterKey & Window;

/** A counter that was full, and the number of seconds until it could count again. */
interface FullCounter {
  readonly index: number;
  readonly seconds: number;
}

/**
 * Counts one event in each of some sliding windows, whose buckets differ, in their order. Events of
 * the future, which a clock that was set back leaves behind, do not count; clocks that run apart a
 * little do no harm. In SQL: to look and to count is one statement, by the database's clock. The rows
 * stay locked until the transaction ends, which the caller undoes where one of them was full.
 * @returns undefined when all have counted; otherwise the first that was full.
 */
export async function countAccepted(
  tx: Statements,
  counters: readonly Counter[],
): Promise<FullCounter | undefined> {
  const buckets = counters.map(({ bucket }) => bucket);
  const counted = await tx.query<{ bucket: string }>`
    WITH asked AS (
      SELECT * FROM unnest(
        ${buckets}::text[], ${counters.map(({ subject }) => subject)}::text[],
        ${counters.map(({ limit }) => limit)}::int[],
        ${counters.map(({ seconds }) => seconds)}::float8[]
      ) WITH ORDINALITY AS a (bucket, subject, "limit", seconds, place)
    )
    INSERT INTO rate_counters AS c (bucket, subject, hits, expires_at)
    SELECT bucket, subject, ARRAY[clock_timestamp()],
      clock_timestamp() + make_interval(secs => seconds)
    FROM asked ORDER BY place
    ON CONFLICT (bucket, subject) DO UPDATE SET
      hits = ARRAY(
        SELECT hit FROM unnest(c.hits) AS hit
        WHERE hit <= clock_timestamp() + interval '10 seconds' AND hit > clock_timestamp()
          - (SELECT make_interval(secs => seconds) FROM asked WHERE asked.bucket = c.bucket)
        ORDER BY hit
      ) || clock_timestamp(),
      expires_at = excluded.expires_at
    WHERE (
      SELECT count(*) FROM unnest(c.hits) AS hit
      WHERE hit <= clock_timestamp() + interval '10 seconds' AND hit > clock_timestamp()
        - (SELECT make_interval(secs => seconds) FROM asked WHERE asked.bucket = c.bucket)
    ) < (SELECT "limit" FROM asked WHERE asked.bucket = c.bucket)
    RETURNING bucket`;
  const index = buckets.findIndex((each) => !counted.some(({ bucket }) => bucket === each));
  const full = counters[index];
  return full && { index, seconds: await secondsUntilFree(tx, full) };
}

/** The window opens again when the limit-th latest event leaves it. */
async function secondsUntilFree(
  tx: Statements,
  { bucket, subject, limit, seconds }: Counter,
): Promise<number> {
  const [row] = await tx.query<{ wait: number }>`
    SELECT greatest(1, ceil(extract(epoch FROM
      hit + make_interval(secs => ${seconds}::float8) - clock_timestamp())))::int AS wait
    FROM rate_counters, unnest(hits) AS hit
    WHERE bucket = ${bucket} AND subject = ${subject}
      AND hit <= clock_timestamp() + interval '10 seconds'
    ORDER BY hit DESC OFFSET ${limit - 1}::int LIMIT 1`;
  return row?.wait ?? 1;
}
