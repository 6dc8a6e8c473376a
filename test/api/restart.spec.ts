/** What a start finds left behind, and puts right. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_CALLS } from '../../web/contract/api.js';
import { post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { eventually } from '../support/eventually.js';
import { migrateDatabase, startServer, type TestServer } from '../support/server.js';

/** Each test leaves something behind at one server, and looks at what the next one makes of it. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
});
afterAll(() => server.dispose());

async function restart(meanwhile?: () => Promise<void>): Promise<void> {
  const { database } = server;
  await server.stop();
  await meanwhile?.();
  server = await startServer({ database });
}

it('forgets at its start whatever was kept for a while only', async () => {
  await post(server, API_CALLS.submitInfo, chineseApplication());
  await post(server, API_CALLS.submitInfo, chineseApplication());
  await server.sql(`UPDATE licence_applications SET created_at = created_at - interval '31 days'
    WHERE id = (SELECT min(id) FROM licence_applications)`);
  for (const table of ['call_counters', 'rate_counters', 'idempotency_keys']) {
    await server.sql(`UPDATE ${table} SET expires_at = now() - interval '1 second'`);
  }

  await restart();
  const left = () =>
    server.sql<{ hashes: number; keys: number; counters: number }>(`
      SELECT (SELECT count(client_address_hash)::int FROM licence_applications) AS hashes,
        (SELECT count(*)::int FROM idempotency_keys) AS keys,
        (SELECT count(*)::int FROM rate_counters) AS counters`);
  const deadline = Date.now() + 10_000;
  while ((await left())[0]?.hashes !== 1 && Date.now() < deadline);
  expect(await left()).toEqual([{ hashes: 1, keys: 0, counters: 0 }]);
  expect(await server.sql('SELECT 1 FROM v_licence_applications')).toHaveLength(2);
});

it('forgets more than one statement could in its time, all of it', async () => {
  await post(server, API_CALLS.submitInfo, chineseApplication());
  // Copies of the last one, older than what is kept, with references of their own.
  await server.sql(`INSERT INTO licence_applications
    SELECT (jsonb_populate_record(a, jsonb_build_object(
      'id', a.id + n,
      'reference', 'LA-' || rtrim(regexp_replace(substr(upper(md5(n::text)), 1, 12), '(....)', '\\1-', 'g'), '-'),
      'created_at', a.created_at - interval '31 days'
    ))).* FROM licence_applications AS a, generate_series(1, 12000) AS n
    WHERE a.id = (SELECT max(id) FROM licence_applications)`);

  await restart();
  await eventually('no technical record left', async () => {
    const [row] = await server.sql<{ kept: number }>(
      `SELECT count(client_address_hash)::int AS kept FROM licence_applications
       WHERE created_at < now() - interval '30 days'`,
    );
    return row?.kept === 0;
  });
  expect(await server.sql('SELECT 1 FROM licence_applications')).not.toHaveLength(0);
});

it('does a migration again, whole, that was cut off between its beginning and its end', async () => {
  // The one migration that can be taken back alone: it made a function, and gave rights.
  const name = '20261123120100_create_site_application_role';
  await server.sql(`
    DROP FUNCTION grant_to_site_application();
    DELETE FROM _prisma_migrations WHERE migration_name = '${name}';
    INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, applied_steps_count)
    VALUES (gen_random_uuid(), 'cut off', '${name}', now(), 0)`);

  // The embedded database is migrated by the start.
  const { database } = server;
  await restart(() =>
    databaseKind === 'postgres' ? migrateDatabase(database) : Promise.resolve(),
  );
  const states = await server.sql(
    `SELECT count(*) FILTER (WHERE finished_at IS NULL)::int AS unfinished,
       count(*)::int - count(DISTINCT migration_name)::int AS repeated FROM _prisma_migrations`,
  );
  expect(states).toEqual([{ unfinished: 0, repeated: 0 }]);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
});

it('sends nothing that has waited for weeks, and forgets it', async () => {
  const messages = (reference: string, days: number) =>
    server.sql(
      `INSERT INTO outbox_messages (channel, submission_kind, reference, created_at)
       VALUES ('wecom', 'licence_application', $1, now() - make_interval(days => $2))`,
      [reference, days],
    );
  await messages('LA-OLD', 31);
  await messages('LA-NEW', 29);

  await restart();
  const left = () => server.sql('SELECT reference, status FROM outbox_messages ORDER BY reference');
  await eventually('the old one is gone', async () => (await left()).length === 1);
  expect(await left()).toEqual([{ reference: 'LA-NEW', status: 'pending' }]);
});
