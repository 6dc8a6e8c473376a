import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { envelopeOf, post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { runScript } from '../support/run-script.js';
import { migratedDatabase, startServer, type TestServer } from '../support/server.js';
import { staff } from '../support/staff.js';

const SOCKET = '.s.PGSQL.5432';
const running: TestServer[] = [];
const databases: TestDatabase[] = [];
const folders: string[] = [];

async function start(database: TestDatabase, environment = {}): Promise<TestServer> {
  const server = await startServer({ database, environment });
  running.push(server);
  return server;
}

async function newDatabase(): Promise<TestDatabase> {
  const database = await migratedDatabase('embedded');
  databases.push(database);
  return database;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  await Promise.all(databases.splice(0).map((database) => database.remove()));
  // After the server, which may still write there.
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function submitOne(server: TestServer): Promise<string> {
  const response = await post(server, API_CALLS.submitInfo, chineseApplication());
  return envelopeOf<SubmissionReceipt>(response).data.reference;
}

const references = (server: TestServer) =>
  server.sql<{ reference: string }>('SELECT reference FROM v_licence_applications');

it('loses no acknowledged submission to a killed process, and starts again by itself', async () => {
  const database = await newDatabase();
  const acknowledged: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const server = await start(database);
    expect(await references(server)).toHaveLength(acknowledged.length);
    acknowledged.push(await submitOne(server));
    await server.kill();
  }
  const server = await start(database);
  const stored = (await references(server)).map(({ reference }) => reference);
  expect(stored.sort()).toEqual(acknowledged.sort());
});

it('is closed by SIGTERM, leaving no socket behind', async () => {
  const database = await newDatabase();
  const server = await start(database);
  expect(await server.stop()).toBe(0);
  expect(existsSync(join(database.dataDirectory, SOCKET))).toBe(false);
});

it('recognises the socket file of a process that is gone', async () => {
  const database = await newDatabase();
  writeFileSync(join(database.dataDirectory, SOCKET), '');
  const server = await start(database);
  expect(await server.sql('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('is made by a first start, private to its owner', async () => {
  const database = await createDatabase('embedded');
  databases.push(database);
  rmSync(database.dataDirectory, { recursive: true });
  await start(database);
  expect(statSync(database.dataDirectory).mode & 0o777).toBe(0o700);
  expect(statSync(join(database.dataDirectory, 'secret-key')).mode & 0o777).toBe(0o600);
});

it('is made by a first command as well, with a key', async () => {
  const database = await createDatabase('embedded');
  databases.push(database);
  expect((await staff({ database }, ['codes', 'issue'])).code).toBe(0);
  expect(existsSync(join(database.dataDirectory, 'secret-key'))).toBe(true);
});

it('is given no other key than the site’s by a command', async () => {
  const database = await newDatabase();
  const file = join(database.dataDirectory, 'secret-key');
  rmSync(file, { force: true });
  const server = await start(database, { SECRET_KEY: 'k'.repeat(32) });
  const issue = () => staff({ database }, ['codes', 'issue']);
  const refusal = { code: 1, stdout: '', stderr: expect.stringContaining('SECRET_KEY is not set') };
  expect(await issue()).toEqual(refusal);
  await server.stop();
  expect(await issue()).toEqual(refusal);
  expect(existsSync(file)).toBe(false);
});

it('is opened by one process only; a second one connects to it and says so', async () => {
  const database = await newDatabase();
  const [first, second] = await Promise.all([start(database), start(database)]);
  const references = [await submitOne(first), await submitOne(second)];
  const rows = await first.sql<{ reference: string }>(
    'SELECT reference FROM v_licence_applications',
  );
  expect(rows.map(({ reference }) => reference).sort()).toEqual(references.sort());
  const sharing = [first, second].filter(({ output }) => output().includes('another process'));
  expect(sharing).toHaveLength(1);
});

it('meets others in its folder where the path is too long for a socket, whatever they call it', async () => {
  const short = mkdtempSync(join(tmpdir(), 'hengmai-long-'));
  folders.push(short);
  const temporary = () => ({ TMPDIR: mkdtempSync(join(short, 't-')) });
  const dataDirectory = join(short, 'd'.repeat(60), 'e'.repeat(60));
  mkdirSync(dataDirectory, { recursive: true });
  const otherName = join(short, 'data');
  symlinkSync(dataDirectory, otherName);
  const database: TestDatabase = {
    ...(await newDatabase()),
    dataDirectory,
    environment: { DATA_DIR: dataDirectory },
    connectionString: `postgresql://postgres@localhost/postgres?host=${otherName}`,
  };

  const first = await start(database, temporary());
  const others = [
    await start(database, temporary()),
    await start(database, { DATA_DIR: otherName }),
  ];
  for (const { output } of others) expect(output()).toContain('is served by another process');
  const submitted = [];
  for (const server of [first, ...others]) submitted.push(await submitOne(server));
  const stored = (await references(first)).map(({ reference }) => reference);
  expect(stored.sort()).toEqual(submitted.sort());
});

it('is not opened beside the release before, which is met by a link to its socket', async () => {
  const database = await createDatabase('embedded');
  databases.push(database);
  const folder = mkdtempSync(join(tmpdir(), 'hengmai-link-'));
  folders.push(folder);
  const socket = join(folder, SOCKET);
  const before = createServer((client) => client.destroy()).listen(socket);
  symlinkSync(socket, join(database.dataDirectory, SOCKET));
  const migrate = resolve('dist/app/server/cli/db-migrate.js');
  const { code } = await runScript(migrate, [], database.environment);
  before.close();
  expect(code).toBe(1);
  expect(existsSync(join(database.dataDirectory, 'postgres'))).toBe(false);
});

it('is migrated by its owner, whom a command waits for', async () => {
  const database = await newDatabase();
  const server = await start(database);
  // As long as the owner is at its last migration.
  const [last] = await server.sql<{ id: string }>(
    `UPDATE _prisma_migrations SET finished_at = NULL
     WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations) RETURNING id`,
  );
  const migrated = runScript(
    resolve('dist/app/server/cli/db-migrate.js'),
    [],
    database.environment,
  );
  await sleep(3_000);
  await server.sql('UPDATE _prisma_migrations SET finished_at = now() WHERE id = $1', [last?.id]);
  const { code, stdout, stderr } = await migrated;
  expect(stdout + stderr).toContain('Nothing to apply');
  expect(code).toBe(0);
});
