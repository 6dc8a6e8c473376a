/** Whoever gets past what keeps the audit append-only is seen by its chain of hashes. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';
import { staff, staffJson } from '../support/staff.js';

interface Verified {
  readonly rows: number;
  readonly chained: number;
  readonly chain_begins_at: string;
  readonly last: string;
}

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
  // As a release without the chain wrote it.
  await server.sql(`INSERT INTO audit_events (actor, action) VALUES ('earlier', 'codes.issue')`);
  // At once, as people work.
  const [issued] = await Promise.all([
    staffJson<{ id: number }[]>(server, ['codes', 'issue', '--count', '3', '--note', '中文"\\']),
    staffJson(server, ['serials', 'issue', '--product', 'AneuFlow', '--count', '3']),
    staff(server, ['submissions', 'export', '/nonexistent/applications.csv']),
  ]);
  await staffJson(server, ['codes', 'revoke', String(issued[0]!.id)]);
});
afterAll(() => server.dispose());

const verify = (...options: string[]) =>
  staffJson<Verified>(server, ['audit', 'verify', ...options]);

/** What the owner of the database can do: its trigger sleeps meanwhile. */
const tamper = (sql: string) =>
  server.sql(`BEGIN; SET LOCAL session_replication_role = replica; ${sql}; COMMIT`);

async function finding(...options: string[]): Promise<unknown> {
  const { code, stderr } = await staff(server, ['audit', 'verify', ...options, '--json']);
  expect(code).toBe(1);
  const { error, details } = JSON.parse(stderr) as { error: string; details: unknown[] };
  expect(error).toMatch(/[一-鿿].+ \/ \w/);
  return details[0];
}

it('holds together, from the first row that has a hash', async () => {
  const verified = await verify();
  expect(verified).toMatchObject({ intact: true, rows: 9, chained: 8 });
  const [first] = await server.sql<{ id: string }>(
    'SELECT min(id)::text AS id FROM audit_events WHERE hash IS NOT NULL',
  );
  expect(verified.chain_begins_at).toBe(first!.id);
  expect(await verify('--known', verified.last)).toEqual(verified);
  expect((await staff(server, ['audit', 'verify', '--known', 'nothing'])).code).toBe(1);
});

it('holds together in the order of numbers, not of their digits', async () => {
  await staffJson(server, ['codes', 'issue', '--count', '12']);
  expect(await verify()).toMatchObject({ intact: true, rows: 21, chained: 20 });
});

it.each([
  ['actor', `'somebody'`],
  ['occurred_at', `occurred_at - interval '1 day'`],
  ['details', `'{}'`],
  ['subject_id', 'subject_id + 1'],
])('shows a row whose %s was changed', async (column, value) => {
  const changed = `(SELECT id FROM audit_events WHERE action = 'codes.issue' AND hash IS NOT NULL ORDER BY id DESC LIMIT 1)`;
  const [before] = await server.sql<{ id: string; value: string }>(
    `SELECT id::text, ${column}::text AS value FROM audit_events WHERE id = ${changed}`,
  );
  await tamper(`UPDATE audit_events SET ${column} = ${value} WHERE id = ${changed}`);
  expect(await finding()).toEqual({ row: before!.id, problem: 'changed' });
  await tamper(`UPDATE audit_events SET ${column} = '${before!.value}' WHERE id = ${changed}`);
  await verify();
});

it('shows rows that are missing, and rows of which it knows nothing', async () => {
  const ids = (
    await server.sql<{ id: string }>(
      'SELECT id::text FROM audit_events WHERE hash IS NOT NULL ORDER BY audit_events.id',
    )
  ).map(({ id }) => id);
  const { last } = await verify();

  await tamper(`CREATE TABLE kept AS SELECT * FROM audit_events`);
  const restore = () =>
    tamper('DELETE FROM audit_events; INSERT INTO audit_events SELECT * FROM kept');
  await tamper(`DELETE FROM audit_events WHERE id = ${ids[3]}`);
  expect(await finding()).toEqual({ row: ids[4], problem: 'missing' });
  await restore();
  await tamper(`DELETE FROM audit_events WHERE id <= ${ids[0]}`);
  expect(await finding()).toEqual({ row: ids[1], problem: 'missing' });
  await restore();
  await tamper(`UPDATE audit_events SET hash = NULL, previous_hash = NULL WHERE id = ${ids[5]}`);
  expect(await finding()).toEqual({ row: ids[5], problem: 'unchained' });
  await restore();
  // The end of a chain can go without a trace in it: that is what its last row is kept elsewhere for.
  await tamper(`DELETE FROM audit_events WHERE id = ${ids.at(-1)}`);
  await verify();
  expect(await finding('--known', last)).toEqual({ row: ids.at(-1), problem: 'lost' });
  await restore();
  expect(await verify('--known', last)).toMatchObject({ intact: true });
  await server.sql('DROP TABLE kept');
});

it('is listed under its numbers, however many there are', async () => {
  await server.sql('ALTER SEQUENCE audit_events_id_seq RESTART 3000000000');
  await staffJson(server, ['codes', 'issue']);
  const [last] = await staffJson<{ id: string }[]>(server, ['audit', 'list', '--limit', '1']);
  expect(last?.id).toBe('3000000000');
});

describe('with another key', () => {
  const withOther = (command: readonly string[]) => {
    const environment = { ...server.database.environment, SECRET_KEY: 'x'.repeat(32) };
    return staff({ database: { ...server.database, environment } }, command);
  };

  it('verifying says that the key may be another one', async () => {
    expect((await withOther(['audit', 'verify'])).stderr).toContain('SECRET_KEY');
  });

  // The last: it breaks the chain.
  it('whoever writes to it is warned', async () => {
    expect((await staff(server, ['codes', 'issue'])).stderr).toBe('');
    expect((await withOther(['codes', 'issue'])).stderr).toContain('SECRET_KEY');
  });
});
