/** Nobody vacuums the embedded database but the site itself. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import type { TestDatabase } from '../support/database.js';
import { migratedDatabase, startServer, type TestServer } from '../support/server.js';

const ROWS = 5_000;
const FILL = [
  `INSERT INTO call_counters (key, hits, expires_at)
   SELECT 'calls:' || n || ':' || md5(n::text), 1, now() - interval '1 second' FROM generate_series(1, ${ROWS}) AS n`,
  `INSERT INTO idempotency_keys (key, body_hash, answer, expires_at)
   SELECT md5(n::text), md5(n::text), '{"reference": "LA-0000-0000-0000"}', now() - interval '1 second'
   FROM generate_series(1, ${ROWS}) AS n`,
];

let database: TestDatabase;
let server: TestServer;

beforeEach(async () => {
  database = await migratedDatabase('embedded');
  server = await startServer({ database });
});
afterEach(async () => {
  await server.stop();
  await database.remove();
});

it('takes the room of what was pruned for what comes next', async () => {
  const sizes = async () => {
    const [found] = await server.sql<{ rows: number; whole: number }>(
      `SELECT (pg_relation_size('call_counters') + pg_relation_size('idempotency_keys'))::int AS rows,
         (pg_total_relation_size('call_counters') + pg_total_relation_size('idempotency_keys'))::int AS whole`,
    );
    return found!;
  };
  const filled: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (const sql of FILL) await server.sql(sql);
    filled.push((await sizes()).whole);
    await server.stop();
    // Pruning comes first a few seconds after a start.
    server = await startServer({ database });
    await eventually('the rows have gone, with their room', async () => {
      return (await sizes()).rows < 100_000;
    });
  }
  expect(filled[0]).toBeGreaterThan(1_000_000);
  // Empty pages of an index are used again one round later: the second round adds some, and no other.
  expect(filled[3]).toBeLessThan(filled[1]! * 1.1);
}, 120_000);
