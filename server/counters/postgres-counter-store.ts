import { batched } from '../database/batched.js';
import type { SqlService } from '../database/sql.service.js';
import { type Counted, CounterStore } from './counter-store.js';

interface Addition {
  readonly key: string;
  readonly hits: number;
  readonly windowMs: number;
}

/** Counts in the database: shared by instances, and kept over a restart that is no crash. */
export class PostgresCounterStore extends CounterStore {
  private readonly addOne = batched((additions: readonly Addition[]) => this.addAll(additions));

  constructor(private readonly sql: SqlService) {
    super();
  }

  add(key: string, hits: number, windowMs: number): Promise<Counted> {
    return this.addOne({ key, hits, windowMs });
  }

  /** In SQL, by the database's clock. One row is written once, however many add to it; each is told the count that was its own. */
  private async addAll(additions: readonly Addition[]): Promise<Counted[]> {
    const sums = new Map<string, Addition>();
    const own = additions.map(({ key, hits, windowMs }) => {
      const sum = (sums.get(key)?.hits ?? 0) + hits;
      sums.set(key, { key, hits: sum, windowMs });
      return { key, sum };
    });
    // In one order everywhere: instances must not wait for each other's rows in a circle.
    const rows = [...sums.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
    // A window is over when it has ended, and when it has not begun yet: then the clock was set back.
    // A little may be between the clocks, or between two that add at the same moment.
    const stored = await this.sql.query<Counted & { key: string }>`
      INSERT INTO call_counters AS c (key, hits, expires_at)
      SELECT key, hits, clock_timestamp() + make_interval(secs => seconds)
      FROM unnest(
        ${rows.map(({ key }) => key)}::text[], ${rows.map(({ hits }) => hits)}::int[],
        ${rows.map(({ windowMs }) => windowMs / 1000)}::float8[]
      ) WITH ORDINALITY AS added (key, hits, seconds, place) ORDER BY place
      ON CONFLICT (key) DO UPDATE SET
        hits = excluded.hits + CASE
          WHEN c.expires_at > clock_timestamp()
            AND c.expires_at <= excluded.expires_at + interval '10 seconds' THEN c.hits
          ELSE 0 END,
        expires_at = CASE
          WHEN c.expires_at > clock_timestamp() THEN least(c.expires_at, excluded.expires_at)
          ELSE excluded.expires_at END
      RETURNING key, hits,
        (extract(epoch FROM expires_at - clock_timestamp()) * 1000)::float8 AS "expiresInMs"`;
    const counts = new Map(stored.map((row) => [row.key, row]));
    return own.map(({ key, sum }) => {
      const { hits, expiresInMs } = counts.get(key)!;
      return { hits: hits - sums.get(key)!.hits + sum, expiresInMs };
    });
  }
}
