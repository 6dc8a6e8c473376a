/** What is removed after its time, while somebody else is at it. */
import { afterEach, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { eventually } from '../support/eventually.js';
import { migratedDatabase, startServer, type TestServer } from '../support/server.js';

let server: TestServer;

afterEach(() => server.dispose());

it('a stored answer that is renewed while its removal waits for it stays', async () => {
  const database = await migratedDatabase('postgres');
  const renewer = new Client({ connectionString: database.connectionString });
  await renewer.connect();
  await renewer.query(
    `INSERT INTO idempotency_keys (key, body_hash, answer, expires_at)
     SELECT name, 'hash', '{"reference": "LA-0000-0000-0000"}', now() - interval '1 hour'
     FROM unnest(ARRAY['renewed', 'expired']) AS name`,
  );
  await renewer.query('BEGIN');
  await renewer.query(
    `UPDATE idempotency_keys SET expires_at = now() + interval '1 day' WHERE key = 'renewed'`,
  );
  // It removes what has expired some seconds after its start.
  server = await startServer({ database });
  await eventually('the removal waits', async () => {
    const waiting = await server.sql(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    return waiting.length > 0;
  });
  await renewer.query('COMMIT');
  await renewer.end();
  const keys = () => server.sql<{ key: string }>('SELECT key FROM idempotency_keys');
  await eventually('the expired one has gone', async () =>
    (await keys()).every(({ key }) => key !== 'expired'),
  );
  expect(await keys()).toEqual([{ key: 'renewed' }]);
}, 60_000);
