/** Two logins, neither of them a superuser: one owns the tables and migrates, one serves the site. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { envelopeOf, post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { createDatabase, query, type TestDatabase } from '../support/database.js';
import { inquiry } from '../support/inquiries.js';
import { migrateDatabase, startServer, type TestServer } from '../support/server.js';
import { staffJson } from '../support/staff.js';

const suffix = randomBytes(6).toString('hex');
const OWNER = `hengmai_test_owner_${suffix}`;
const LOGIN = `hengmai_test_login_${suffix}`;

/** As the tests' superuser. */
let administration: TestDatabase;
let server: TestServer;

/** The database, as another user finds it. */
function as(user: string): TestDatabase {
  const url = new URL(administration.connectionString);
  url.username = user;
  url.password = suffix;
  const { environment } = administration;
  return {
    ...administration,
    connectionString: url.href,
    environment: { ...environment, DATABASE_URL: url.href },
  };
}

beforeAll(async () => {
  administration = await createDatabase('postgres');
  const name = new URL(administration.connectionString).pathname.slice(1);
  // Roles belong to the whole server: other tests may have made it already.
  await query(
    administration,
    `DO $$ BEGIN CREATE ROLE site_application NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
  );
  await query(administration, `CREATE ROLE ${OWNER} LOGIN PASSWORD '${suffix}'`);
  await query(
    administration,
    `CREATE ROLE ${LOGIN} LOGIN PASSWORD '${suffix}' IN ROLE site_application`,
  );
  await query(administration, `ALTER DATABASE ${name} OWNER TO ${OWNER}`);
  await migrateDatabase(as(OWNER));
  server = await startServer({ database: as(LOGIN) });
});
afterAll(async () => {
  await server.stop();
  const other = { connectionString: process.env.TEST_DATABASE_URL! };
  await administration.remove();
  await query(other, `DROP ROLE ${OWNER}, ${LOGIN}`);
});

describe('the login of the application', () => {
  it('does what visitors want', async () => {
    for (const [call, body] of [
      [API_CALLS.getModelBySerialNumber, { serialNumber: 'DEMO-HART-0004' }],
      [API_CALLS.checkInvitationCode, { invitationCode: 'DEMO-INVITE' }],
      [API_CALLS.submitInfo, chineseApplication({ invitationCode: 'DEMO-INVITE' })],
      [API_CALLS.submitGuidance, { ...inquiry('guidance', 'zh') }],
      [API_CALLS.getAllArea, {}],
    ] as const) {
      expect((await post(server, call, body)).status).toBe(200);
    }
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect(server.output()).not.toMatch(/ERROR|permission/);
  });

  it('does what staff want', async () => {
    const email = `${suffix}@example.org`;
    const application = await post(server, API_CALLS.submitInfo, chineseApplication({ email }));
    const { reference } = envelopeOf<SubmissionReceipt>(application).data;
    await staffJson(server, ['submissions', 'show', reference]);
    await staffJson(server, ['submissions', 'status', reference, 'in_progress']);
    await staffJson(server, ['serials', 'issue', '--product', 'AneuFlow']);
    await staffJson(server, ['codes', 'issue']);
    await staffJson(server, ['notifications', 'retry', '--all']);
    await staffJson(server, ['privacy', 'access', '--email', email]);
    const erased = await staffJson(server, ['privacy', 'erase', '--email', email, '--yes']);
    expect(erased).toMatchObject({ erased: 1, removed_from: ['tables'] });
    await staffJson(server, ['privacy', 'purge', '--yes']);
    expect(await staffJson(server, ['audit', 'verify'])).toMatchObject({ intact: true });
  });

  it('may use every table, those of later migrations included', async () => {
    await query(as(OWNER), 'CREATE TABLE later (id serial PRIMARY KEY)');
    const tables = await server.sql<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
         AND relkind = 'r' AND NOT has_table_privilege(oid, 'SELECT')`,
    );
    expect(tables).toEqual([]);
    await server.sql('INSERT INTO later DEFAULT VALUES');
    await query(as(OWNER), 'DROP TABLE later');
  });

  it.each([
    `UPDATE audit_events SET actor = 'nobody'`,
    'DELETE FROM audit_events',
    'TRUNCATE audit_events',
    'ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only',
    'DROP TRIGGER audit_events_append_only ON audit_events',
    'ALTER TABLE audit_events OWNER TO CURRENT_USER',
    `CREATE OR REPLACE FUNCTION refuse_change_of_audit_events() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
    'SET session_replication_role = replica',
    'SELECT grant_to_site_application()',
    `UPDATE countries SET name_en = 'Elsewhere'`,
    'DELETE FROM _prisma_migrations',
    'CREATE TABLE own ()',
    'CREATE ROLE another',
  ])('is refused %s', async (sql) => {
    await expect(server.sql(sql)).rejects.toThrow(/permission denied|must be owner/);
  });
});

it('the owner of the tables is no superuser either', async () => {
  await expect(query(as(OWNER), 'SET session_replication_role = replica')).rejects.toThrow(
    'permission denied',
  );
});
