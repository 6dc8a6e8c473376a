/** Two processes on one folder: whoever owns the database, and who goes on with it. */
import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, expect, it } from '@jest/globals';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import { post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import type { TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { migratedDatabase, startServer, type TestServer } from '../support/server.js';

const TAKEN_OVER = 'is served by this process now';
const SHARED = 'is served by another process';

let database: TestDatabase;
const running: TestServer[] = [];

async function start(options: { port?: number; environment?: Record<string, string> } = {}) {
  const server = await startServer({ database, ...options });
  running.push(server);
  return server;
}

const submit = async (server: TestServer) =>
  (await post(server, API_CALLS.submitInfo, chineseApplication())).status;
const stored = async (server: TestServer) =>
  (await server.sql('SELECT FROM licence_applications')).length;

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  await database.remove();
});

it('goes over to the next process of an overlapping restart', async () => {
  database = await migratedDatabase('embedded');
  const leaving = await start({ environment: { SHUTDOWN_SECONDS: '6' } });
  const port = Number(new URL(leaving.origin).port);
  // A request whose body never comes keeps the first one for the whole of its time.
  const stuck = connect(port, 'localhost').on('error', () => undefined);
  stuck.write(
    `POST ${API_BASE}/${API_CALLS.submitInfo} HTTP/1.1\r\nHost: localhost\r\n` +
      'Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
  );
  expect(await submit(leaving)).toBe(200);
  const end = leaving.stop();
  await sleep(300);
  const next = await start({ port });
  expect(next.output()).toContain(SHARED);
  // On a slow machine the owner may go just then: refused, not lost.
  const meanwhile = await submit(next);
  expect([200, 503]).toContain(meanwhile);
  await end;
  await eventually('the next one owns', () => next.output().includes(TAKEN_OVER));
  await eventually('it stores', async () => (await submit(next)) === 200);
  expect(await stored(next)).toBe(meanwhile === 200 ? 3 : 2);
  stuck.destroy();
});

it('waits for another owner where the one that it found has just left', async () => {
  database = await migratedDatabase('embedded');
  await start();
  // Between two owners nobody listens.
  const script = `
    import { ensureMigrated } from './dist/app/server/database/open-database.js';
    let looks = 0;
    const found = {
      kind: 'shared',
      get connectionString() {
        looks += 1;
        const nobody = 'postgresql://postgres@localhost/postgres?host=/nowhere';
        return looks < 3 ? nobody : process.argv[1];
      },
    };
    console.log(await ensureMigrated(found));`;
  const arguments_ = ['--input-type=module', '--eval', script, database.connectionString];
  const { stdout } = await promisify(execFile)(process.execPath, arguments_);
  expect(stdout).toBe('false\n');
});

it('goes over to a process that was connected when its owner is killed', async () => {
  database = await migratedDatabase('embedded');
  const owner = await start();
  const other = await start();
  expect(await submit(other)).toBe(200);
  await owner.kill();
  await eventually('the other one owns', () => other.output().includes(TAKEN_OVER));
  await eventually('the other one stores', async () => (await submit(other)) === 200);
  expect(await stored(other)).toBe(2);
});

it('stays with an owner that is stopped for longer than anybody would wait', async () => {
  database = await migratedDatabase('embedded');
  const owner = await start();
  const other = await start();
  process.kill(owner.pid, 'SIGSTOP');
  await sleep(8_000);
  process.kill(owner.pid, 'SIGCONT');
  await eventually('the owner stores', async () => (await submit(owner)) === 200);
  await eventually('the other one stores', async () => (await submit(other)) === 200);
  expect(other.output()).not.toContain(TAKEN_OVER);
  expect(owner.output()).not.toContain('Stopping');
  expect(await stored(owner)).toBe(2);
});
