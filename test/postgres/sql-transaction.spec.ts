/** What a transaction does when its connection ends, or when the database has undone it. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabasePool } from '../../server/database/database-pool.js';
import { SqlService } from '../../server/database/sql.service.js';
import { createDatabase, query, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let pool: DatabasePool;
let sql: SqlService;

beforeEach(async () => {
  database = await createDatabase('postgres');
  const { connectionString } = database;
  pool = new DatabasePool({ connectionString, kind: 'server' });
  sql = new SqlService(pool);
});
afterEach(async () => {
  await pool.end();
  await database.remove();
});

it('fails where its connection ends between two statements, and the next one works', async () => {
  const broken = sql.transaction(async (tx) => {
    const [own] = await tx.query<{ pid: number }>`SELECT pg_backend_pid() AS pid`;
    await query(database, 'SELECT pg_terminate_backend($1)', [own?.pid]);
    while ((await query(database, RUNNING, [own?.pid])).length > 0) await sleep(10);
    await sleep(0);
    await tx.query`SELECT 1`;
  });
  await expect(broken).rejects.toThrow();
  expect(await sql.transaction((tx) => tx.query`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
});

it('fails where the work hides that a statement failed', async () => {
  const undone = sql.transaction(async (tx) => {
    await tx.execute`SELECT 1 / 0`.catch(() => undefined);
  });
  await expect(undone).rejects.toThrow('undone');
});

const RUNNING = 'SELECT FROM pg_stat_activity WHERE pid = $1';
