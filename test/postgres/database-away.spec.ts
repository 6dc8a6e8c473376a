/** What callers hear while PostgreSQL cannot be reached, and afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { envelopeOf, post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { eventually } from '../support/eventually.js';
import { inquiry } from '../support/inquiries.js';
import { type Proxy, startProxy } from '../support/proxy.js';
import { migratedDatabase, startServer, type TestServer } from '../support/server.js';

let proxy: Proxy | undefined;

// An open proxy would keep the test run from ending.
afterEach(() => proxy?.cut());

async function startBehindProxy(): Promise<TestServer> {
  const database = await migratedDatabase('postgres');
  const url = new URL(database.connectionString);
  proxy = await startProxy(url.hostname, Number(url.port || 5432));
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return startServer({ database, environment: { DATABASE_URL: url.href } });
}

it('refuses submissions with 503, goes on with the rest, and recovers by itself', async () => {
  const server = await startBehindProxy();
  const body = chineseApplication();
  const key = { 'idempotency-key': 'away-1' };
  expect((await post(server, API_CALLS.getAllCountries)).status).toBe(200);

  await proxy?.cut();
  const refused = await post(server, API_CALLS.submitInfo, body, key);
  expect(envelopeOf(refused)).toMatchObject({ errorCode: 503, data: { reason: 'UNAVAILABLE' } });
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect((await post(server, API_CALLS.getAllCountries)).status).toBe(200);
  expect((await fetch(`${server.origin}/about`)).status).toBe(200);
  await Promise.all(Array.from({ length: 20 }, () => post(server, API_CALLS.submitInfo, body)));
  // Told once, in a line: an outage of minutes must not fill the disk.
  expect(server.output().match(/submitInfo failed/g)).toHaveLength(1);
  expect(server.output()).not.toMatch(/^ +at /m);

  await proxy?.restore();
  const accepted = await post(server, API_CALLS.submitInfo, body, key);
  expect(accepted.status).toBe(200);
  const { reference } = envelopeOf<SubmissionReceipt>(accepted).data;
  expect(await server.sql('SELECT reference FROM licence_applications')).toEqual([{ reference }]);
  await server.dispose();
});

it('outlives connections that end in the middle of a submission, and stores it when it is sent again', async () => {
  const server = await startServer({ kind: 'postgres' });
  const body = chineseApplication();
  const key = { 'idempotency-key': 'ended-1' };
  const other = new Client({ connectionString: server.database.connectionString });
  await other.connect();
  try {
    await other.query('BEGIN; LOCK TABLE idempotency_keys IN ACCESS EXCLUSIVE MODE');
    const pending = post(server, API_CALLS.submitInfo, body, key).then((response) => response);
    await endWaiting(server);
    const refused = await pending;
    expect(envelopeOf(refused)).toMatchObject({ errorCode: 503, data: { reason: 'UNAVAILABLE' } });
    await other.query('ROLLBACK');
    const accepted = await post(server, API_CALLS.submitInfo, body, key);
    expect(accepted.status).toBe(200);
    const { reference } = envelopeOf<SubmissionReceipt>(accepted).data;
    expect(await server.sql('SELECT reference FROM licence_applications')).toEqual([{ reference }]);
  } finally {
    await other.end();
    await server.dispose();
  }
});

it('answers within ten seconds and a little, where the database does not', async () => {
  const server = await startServer({ kind: 'postgres' });
  const other = new Client({ connectionString: server.database.connectionString });
  await other.connect();
  try {
    await other.query('BEGIN; LOCK TABLE idempotency_keys IN ACCESS EXCLUSIVE MODE');
    const startedAt = performance.now();
    const refused = await post(server, API_CALLS.submitInfo, chineseApplication());
    expect(envelopeOf(refused)).toMatchObject({ errorCode: 503, data: { reason: 'UNAVAILABLE' } });
    expect(performance.now() - startedAt).toBeLessThan(13_000);
  } finally {
    await other.end();
    await server.dispose();
  }
});

it('lets nobody wait for one time-out after the other while PostgreSQL is silent', async () => {
  const server = await startBehindProxy();
  expect((await post(server, API_CALLS.submitInfo, chineseApplication())).status).toBe(200);
  proxy?.hold(true);
  const calls = [
    ...Array.from({ length: 4 }, () => post(server, API_CALLS.submitInfo, chineseApplication())),
    post(server, API_CALLS.submitGuidance, inquiry('guidance', 'zh')),
    post(server, API_CALLS.getModelBySerialNumber, { serialNumber: 'DEMO-ANEU-0001' }),
    post(server, API_CALLS.checkInvitationCode, { invitationCode: 'DEMO-INVITE' }),
  ];
  const first = Promise.all(calls).then((answers) => answers.map(({ status }) => status));
  // Three time-outs one after the other would take half a minute.
  const tooLate = sleep(25_000, 'too late' as const, { ref: false });
  expect(await Promise.race([first, tooLate])).toEqual(calls.map(() => 503));

  // Known by now: the next ones hear of it at once, however many they are.
  const next = Promise.all(
    Array.from({ length: 10 }, () => post(server, API_CALLS.submitInfo, chineseApplication())),
  );
  const late = sleep(5_000, 'too late' as const, { ref: false });
  const statuses = next.then((answers) => answers.map(({ status }) => status));
  expect(await Promise.race([statuses, late])).toEqual(Array<number>(10).fill(503));

  proxy?.hold(false);
  await eventually('it answers again', async () => {
    return (await post(server, API_CALLS.submitInfo, chineseApplication())).status === 200;
  });
  expect(server.output()).toContain('The database does not answer');
  await server.dispose();
});

it('says that an outcome is unknown where COMMIT is not answered, and stores it once', async () => {
  const server = await startBehindProxy();
  const body = chineseApplication();
  proxy?.cutAfter('COMMIT');
  const unknown = await post(server, API_CALLS.submitInfo, body);
  expect(envelopeOf(unknown)).toMatchObject({
    errorCode: 503,
    data: { reason: 'OUTCOME_UNKNOWN' },
  });
  const accepted = await post(server, API_CALLS.submitInfo, body);
  expect(accepted.status).toBe(200);
  const { reference } = envelopeOf<SubmissionReceipt>(accepted).data;
  const rows = await server.sql('SELECT reference FROM licence_applications');
  expect(rows).toEqual([{ reference }]);
  await server.dispose();
});

/** Ends the connections that wait for a lock, as soon as there is one. */
async function endWaiting(server: TestServer): Promise<void> {
  let ended: object[] = [];
  while (ended.length === 0) {
    await sleep(20);
    ended = await server.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
  }
}
