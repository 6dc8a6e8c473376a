import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_CALLS } from '../../web/contract/api.js';
import { post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import type { TestDatabase } from '../support/database.js';
import { databaseKind } from '../support/database-kind.js';
import { eventually } from '../support/eventually.js';
import { migratedDatabase, startServer } from '../support/server.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await migratedDatabase(databaseKind);
});
afterAll(() => database.remove());

it('forgets at its start whatever was kept for a while only', async () => {
  const before = await startServer({ database });
  await post(before, API_CALLS.submitInfo, chineseApplication());
  await post(before, API_CALLS.submitInfo, chineseApplication());
  await before.sql(`UPDATE licence_applications SET created_at = created_at - interval '31 days'
    WHERE id = (SELECT min(id) FROM licence_applications)`);
  for (const table of ['call_counters', 'rate_counters', 'idempotency_keys']) {
    await before.sql(`UPDATE ${table} SET expires_at = now() - interval '1 second'`);
  }
  await before.stop();

  const after = await startServer({ database });
  const left = () =>
    after.sql<{ hashes: number; keys: number; counters: number }>(`
      SELECT (SELECT count(client_address_hash)::int FROM licence_applications) AS hashes,
        (SELECT count(*)::int FROM idempotency_keys) AS keys,
        (SELECT count(*)::int FROM rate_counters) AS counters`);
  const deadline = Date.now() + 10_000;
  while ((await left())[0]?.hashes !== 1 && Date.now() < deadline);
  expect(await left()).toEqual([{ hashes: 1, keys: 0, counters: 0 }]);
  expect(await after.sql('SELECT 1 FROM v_licence_applications')).toHaveLength(2);
  await after.stop();
});

it('forgets more than one statement could in its time, all of it', async () => {
  const before = await startServer({ database });
  await post(before, API_CALLS.submitInfo, chineseApplication());
  // Copies of the last one, older than what is kept, with references of their own.
  await before.sql(`INSERT INTO licence_applications
    SELECT (jsonb_populate_record(a, jsonb_build_object(
      'id', a.id + n,
      'reference', 'LA-' || rtrim(regexp_replace(substr(upper(md5(n::text)), 1, 12), '(....)', '\\1-', 'g'), '-'),
      'created_at', a.created_at - interval '31 days'
    ))).* FROM licence_applications AS a, generate_series(1, 12000) AS n
    WHERE a.id = (SELECT max(id) FROM licence_applications)`);
  await before.stop();

  const after = await startServer({ database });
  await eventually('no technical record left', async () => {
    const [row] = await after.sql<{ kept: number }>(
      `SELECT count(client_address_hash)::int AS kept FROM licence_applications
       WHERE created_at < now() - interval '30 days'`,
    );
    return row?.kept === 0;
  });
  expect(await after.sql('SELECT 1 FROM licence_applications')).not.toHaveLength(0);
  await after.stop();
});

it('sends nothing that has waited for weeks, and forgets it', async () => {
  const before = await startServer({ database });
  const messages = (reference: string, days: number) =>
    before.sql(
      `INSERT INTO outbox_messages (channel, submission_kind, reference, created_at)
       VALUES ('wecom', 'licence_application', $1, now() - make_interval(days => $2))`,
      [reference, days],
    );
  await messages('LA-OLD', 31);
  await messages('LA-NEW', 29);
  await before.stop();

  const after = await startServer({ database });
  const left = () => after.sql('SELECT reference, status FROM outbox_messages ORDER BY reference');
  await eventually('the old one is gone', async () => (await left()).length === 1);
  expect(await left()).toEqual([{ reference: 'LA-NEW', status: 'pending' }]);
  await after.stop();
});
