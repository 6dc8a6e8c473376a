import type { PrismaService } from '../../database/prisma.service.js';
import { type Counted, CounterStore } from './counter-store.js';

/** Counts in the database: shared by instances, and kept over a restart. */
export class PostgresCounterStore extends CounterStore {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  async add(key: string, hits: number, windowMs: number): Promise<Counted> {
    const [row] = await this.prisma.$queryRaw<[Counted]>`
      INSERT INTO call_counters AS c (key, hits, expires_at)
      VALUES (${key}, ${hits}, clock_timestamp() + make_interval(secs => ${windowMs / 1000}::float8))
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN c.expires_at <= clock_timestamp() THEN 0 ELSE c.hits END + excluded.hits,
        expires_at = CASE WHEN c.expires_at <= clock_timestamp() THEN excluded.expires_at
          ELSE c.expires_at END
      RETURNING hits,
        (extract(epoch FROM expires_at - clock_timestamp()) * 1000)::float8 AS "expiresInMs"`;
    return row;
  }
}
