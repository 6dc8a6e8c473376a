/** What operators see of a running server, and how it ends. */
import { type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_CALLS } from '../../web/contract/api.js';
import { post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { freePort, startServer, type TestServer } from '../support/server.js';

let server: TestServer;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  server = await startServer({
    kind: databaseKind,
    environment: {
      METRICS_PORT: String(metricsPort),
      LOG_FORMAT: 'json',
      LOOKUPS_PER_MINUTE: '2',
      NOTIFY_WEBHOOK_URL: 'http://127.0.0.1:9/refused',
      NOTIFY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
    },
  });
});
afterAll(() => server.dispose());

const lines = () =>
  server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('is ready when its database is', async () => {
  const ready = await fetch(`${server.origin}/readyz`);
  const alive = await fetch(`${server.origin}/healthz`);
  for (const { headers } of [alive, ready]) expect(headers.get('cache-control')).toBe('no-store');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  expect(ready.headers.get('cache-control')).toBe('no-store');

  const hide = (to: string) =>
    server.sql(
      `UPDATE _prisma_migrations SET migration_name = $1
      WHERE migration_name LIKE '%outbox%'`,
      [to],
    );
  const [migration] = await server.sql<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations WHERE migration_name LIKE '%outbox%'`,
  );
  await hide('outbox');
  const lacking = await fetch(`${server.origin}/readyz`);
  expect([lacking.status, await lacking.json()]).toEqual([503, { status: 'migrations-missing' }]);
  await hide(migration!.name);
});

it('counts for Prometheus what happens, on a port of its own', async () => {
  await post(server, API_CALLS.submitInfo, chineseApplication());
  await post(server, API_CALLS.submitInfo, chineseApplication({ website: 'spam' }));
  await post(server, API_CALLS.submitInfo, {});
  for (let index = 0; index < 3; index += 1) {
    await post(server, API_CALLS.getModelBySerialNumber, { serialNumber: 'NONE' });
  }
  await fetch(`${server.origin}/about`);
  await fetch(`${server.origin}/about?campaign=x`);

  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  for (const line of [
    'submissions_total{call="Activation/submitInfo",outcome="accepted"} 1',
    'submissions_total{call="Activation/submitInfo",outcome="spam"} 1',
    'submissions_total{call="Activation/submitInfo",outcome="VALIDATION_FAILED"} 1',
    'api_refusals_total{reason="RATE_LIMITED"} 2',
    'page_cache_total{result="miss"} 1',
    'page_cache_total{result="hit"} 1',
    'http_request_duration_seconds_count{kind="page",method="GET",status="200"} 2',
    'outbox_messages{channel="webhook"',
    'process_resident_memory_bytes',
  ]) {
    expect(text).toContain(line);
  }
  const through = await fetch(`${server.origin}/metrics`);
  expect(await through.text()).not.toContain('submissions_total');
});

it('says with each scrape how long the oldest notification has waited', async () => {
  await server.sql(`INSERT INTO outbox_messages
      (channel, submission_kind, reference, status, created_at, next_attempt_at)
    VALUES ('email', 'licence_application', 'WAITING', 'pending',
      now() - interval '2 hours', now() + interval '1 hour')`);
  const [first, second] = [await oldestWaiting(), await oldestWaiting()];
  expect(first).toBeGreaterThanOrEqual(7200);
  expect(second).toBeGreaterThanOrEqual(first);

  await server.sql('ALTER TABLE outbox_messages RENAME COLUMN created_at TO hidden');
  const unknown = await oldestWaiting();
  await server.sql('ALTER TABLE outbox_messages RENAME COLUMN hidden TO created_at');
  expect(unknown).toBeNaN();
});

/** As the metrics say; NaN where they say nothing of it. */
async function oldestWaiting(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^outbox_oldest_pending_seconds (.+)$/mu.exec(text)?.[1]);
}

it('logs lines of JSON that name the request and nobody', async () => {
  const body = chineseApplication({ name: '丁一', remark: '不应出现' });
  await server.sql('ALTER TABLE licence_applications RENAME COLUMN remark TO hidden');
  const failed = await post(server, API_CALLS.submitInfo, body);
  await server.sql('ALTER TABLE licence_applications RENAME COLUMN hidden TO remark');
  expect(failed.status).toBe(500);
  const requestId = failed.headers['request-id'];
  await sleep(100);
  const own = lines().filter((line) => line.requestId === requestId);
  expect(own.map(({ level }) => level)).toEqual(['error', 'log']);
  expect(own[1]).toMatchObject({ kind: API_CALLS.submitInfo, method: 'POST', status: 500 });
  for (const word of [body.email, '丁一', '不应出现', body.institution, '127.0.0.1:5', '::1']) {
    expect(server.output()).not.toContain(word);
  }
});

it('finishes what is under way, and ends below ten seconds whatever clients do', async () => {
  const idle = await open('GET', '/healthz');
  const stuck = request(`${server.origin}/officialWeb/${API_CALLS.submitInfo}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': 5000 },
  });
  stuck.on('error', () => undefined);
  stuck.write('{');
  // Asks to be told that the server has read its head: from then on it is under way.
  const last = request(`${server.origin}/officialWeb/${API_CALLS.submitInfo}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Expect: '100-continue' },
  });
  last.flushHeaders();
  const answered = once(last, 'response') as Promise<[IncomingMessage]>;
  await once(last, 'continue');
  const startedAt = performance.now();
  const ending = server.stop();
  last.end(JSON.stringify(chineseApplication({ remark: 'last' })));
  const [answer] = await answered;
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(await ending).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  idle.destroy();
});

async function open(method: string, path: string) {
  const client = request(`${server.origin}${path}`, {
    method,
    headers: { Connection: 'keep-alive' },
  }).end();
  client.on('error', () => undefined);
  await once(client, 'response');
  return client;
}
