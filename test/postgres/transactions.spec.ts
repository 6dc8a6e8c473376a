/** What a transaction does when its connection ends or is silent, or when the database has undone it. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabasePool } from '../../server/database/database-pool.js';
import { SqlService } from '../../server/database/sql.service.js';
import { CommitUnknownError } from '../../server/database/database-errors.js';
import { PrismaService } from '../../server/database/prisma.service.js';
import { createDatabase, query, type TestDatabase } from '../support/database.js';
import { type Proxy, startProxy } from '../support/proxy.js';

/** Runs a statement inside a transaction. */
type Run = (statement: string) => Promise<unknown>;

let database: TestDatabase;
let proxy: Proxy;
let pool: DatabasePool;
let prisma: PrismaService;

beforeEach(async () => {
  database = await createDatabase('postgres');
  const url = new URL(database.connectionString);
  proxy = await startProxy(url.hostname, Number(url.port || 5432));
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  pool = new DatabasePool({ connectionString: url.href, kind: 'server' }, STATEMENT_MS);
  prisma = new PrismaService(pool);
});
afterEach(async () => {
  await prisma.$disconnect();
  await pool.end();
  await proxy.cut();
  await database.remove();
});

const STATEMENT_MS = 1_000;
const RUNNING = 'SELECT FROM pg_stat_activity WHERE pid = $1';

/** The two ways into a transaction. */
const WAYS: Record<string, (work: (run: Run) => Promise<unknown>) => Promise<unknown>> = {
  'raw statements': (work) =>
    new SqlService(pool).transaction((tx) =>
      work((statement) => tx.query(Object.assign([statement], { raw: [statement] }))),
    ),
  Prisma: (work) => prisma.$transaction((tx) => work((statement) => tx.$queryRawUnsafe(statement))),
};

it('lets the database end what takes too long, and does not take it for silent', async () => {
  const tooLong = Array.from({ length: 8 }, () =>
    expect(pool.query('SELECT pg_sleep(5)')).rejects.toThrow('due to statement timeout'),
  );
  await Promise.all(tooLong);
  const { rows } = await pool.query('SELECT 1 AS one');
  expect(rows).toEqual([{ one: 1 }]);
});

it('loses its locks where its client is gone without a word', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock(7)');
  proxy.hold(true);
  await expect(query(database, 'SELECT pg_advisory_xact_lock(7)')).resolves.toHaveLength(1);
  client.release(true);
});

describe.each(Object.entries(WAYS))('a transaction of %s', (_name, transaction) => {
  it('fails where its connection ends between two statements, and the next one works', async () => {
    const broken = transaction(async (run) => {
      const [own] = (await run('SELECT pg_backend_pid() AS pid')) as { pid: number }[];
      await query(database, 'SELECT pg_terminate_backend($1)', [own?.pid]);
      while ((await query(database, RUNNING, [own?.pid])).length > 0) await sleep(10);
      await sleep(0);
      await run('SELECT 1');
    });
    await expect(broken).rejects.toThrow();
    expect(await transaction((run) => run('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });

  it('fails where the work hides that a statement failed', async () => {
    const undone = transaction((run) => run('SELECT 1 / 0').catch(() => undefined));
    await expect(undone).rejects.toThrow('undone');
    expect(await transaction((run) => run('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });

  it('tells that its outcome is unknown where COMMIT is not answered', async () => {
    proxy.cutAfter('COMMIT');
    await expect(transaction((run) => run('SELECT 1'))).rejects.toBeInstanceOf(CommitUnknownError);
  });

  it('never uses a connection again that has not answered', async () => {
    const silent = transaction(async (run) => {
      await run('SELECT 1');
      proxy.hold(true);
      await run('SELECT 2');
    });
    await expect(silent).rejects.toThrow();
    expect(pool.totalCount).toBe(0);
    proxy.hold(false);
  });
});
