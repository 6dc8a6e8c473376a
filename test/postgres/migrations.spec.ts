/** What becomes of a migration that something comes in the way of. */
import { resolve } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createDatabase, query, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { runScript } from '../support/run-script.js';
import { staff } from '../support/staff.js';

/** The schema engine's own, which it waits some seconds for. */
const ENGINE_LOCK = 72707369;

let database: TestDatabase;

beforeEach(async () => {
  database = await createDatabase('postgres');
});
afterEach(() => database.remove());

const migrate = () =>
  runScript(resolve('dist/app/server/cli/db-migrate.js'), [], database.environment);

it('counts, though the connection that kept others waiting was cut meanwhile', async () => {
  const holder = new Client({ connectionString: database.connectionString });
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock($1)', [ENGINE_LOCK]);
  const migrated = migrate();
  await eventually('the engine waits', async () => {
    const { rows } = await holder.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [ENGINE_LOCK],
    );
    return rows.length > 0;
  });
  await holder.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks
     WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  await holder.query('SELECT pg_advisory_unlock($1)', [ENGINE_LOCK]);
  await holder.end();
  const { code, stdout, stderr } = await migrated;
  expect(stdout + stderr).toContain('Applied');
  expect(code).toBe(0);
  // Also what comes after it was done.
  expect((await query(database, 'SELECT FROM countries')).length).toBeGreaterThan(0);
}, 60_000);

it('gives up behind somebody who is long at work, and is whole when tried again', async () => {
  const holder = new Client({ connectionString: database.connectionString });
  await holder.connect();
  await holder.query(`BEGIN; CREATE TYPE edition AS ENUM ('fr')`);
  const { code, stdout, stderr } = await migrate();
  await holder.end();
  expect([code, stdout + stderr]).toEqual([1, expect.stringContaining('lock timeout')]);
  expect(await migrate()).toMatchObject({ code: 0 });
}, 60_000);

it('says what failed, and does not take it for a wrong address', async () => {
  await query(database, `CREATE TYPE edition AS ENUM ('fr')`);
  const { code, stdout, stderr } = await migrate();
  expect(code).toBe(1);
  expect(stdout + stderr).toContain('type "edition" already exists');
  expect(stdout + stderr).not.toContain('DATABASE_URL');
});

it('is what staff are told to run where none was ever run', async () => {
  const { code, stderr } = await staff({ database }, ['submissions', 'list']);
  expect([code, stderr]).toEqual([1, expect.stringContaining('npm run db:migrate')]);
});
