/**
 * What becomes of notifications when receivers, targets or the process itself fail. The tests run
 * one after the other on one database: starting servers is what takes the time.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { envelopeOf, post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { eventually } from '../support/eventually.js';
import { type HttpReceiver, startHttpReceiver } from '../support/http-receiver.js';
import { startServer, type TestServer } from '../support/server.js';

let http: HttpReceiver;
let server: TestServer;
let before = 0;

const webhook = () => ({
  NOTIFY_WEBHOOK_URL: `${http.origin}/webhook`,
  NOTIFY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
  NOTIFY_PRIVATE_TARGETS: 'on',
  NOTIFY_RETRY_SECONDS: '1',
  NOTIFY_ATTEMPTS: '2',
  SECRET_KEY: 'k'.repeat(32),
});

beforeAll(async () => {
  http = await startHttpReceiver();
  server = await startServer({ kind: databaseKind, environment: webhook() });
});
beforeEach(() => {
  before = http.calls.length;
});
afterAll(async () => {
  await server.dispose();
  await http.close();
});

/** Another process on the same database, after the one before has ended. */
async function startAgain(changes: Record<string, string> = {}): Promise<void> {
  const { database } = server;
  const next = await startServer({ database, environment: { ...webhook(), ...changes } });
  server = { ...next, dispose: async () => void (await next.stop(), await database.remove()) };
}

async function submit(): Promise<string> {
  const response = await post(server, API_CALLS.submitInfo, chineseApplication());
  return envelopeOf<SubmissionReceipt>(response).data.reference;
}

const message = async (reference: string) =>
  (
    await server.sql<{ status: string; attempts: number; last_error: string | null }>(
      'SELECT status, attempts, last_error FROM outbox_messages WHERE reference = $1',
      [reference],
    )
  )[0];
const becomes = (reference: string, status: string) =>
  eventually(`it is ${status}`, async () => (await message(reference))?.status === status);
const calls = () => http.calls.slice(before);
const called = (times: number) => eventually('the call', () => calls().length === times);

it('is given up after the last attempt, and staff see it', async () => {
  http.answer = () => ({ status: 503, body: '' });
  const reference = await submit();
  await becomes(reference, 'dead');
  expect(calls()).toHaveLength(2);
  expect(
    await server.sql('SELECT reference, status, attempts, last_error FROM v_notification_failures'),
  ).toEqual([{ reference, status: '已放弃', attempts: 2, last_error: 'HTTP 503' }]);
});

it('is told to nobody once it was erased', async () => {
  http.answer = () => ({ status: 500, body: '' });
  const reference = await submit();
  await called(1);
  await server.sql('DELETE FROM licence_applications WHERE reference = $1', [reference]);
  await becomes(reference, 'dropped');
  expect(calls()).toHaveLength(1);
});

it('is told after a crash in the middle of it, with the same number', async () => {
  http.answer = () => undefined;
  const reference = await submit();
  await called(1);
  await server.kill();

  http.answer = () => ({ status: 204, body: '' });
  await startAgain();
  // As if the dead worker's lease had ended; waiting for it would take two minutes.
  await server.sql('UPDATE outbox_messages SET next_attempt_at = now() WHERE reference = $1', [
    reference,
  ]);
  await called(2);
  const [first, second] = calls().map(({ headers }) => headers['webhook-id']);
  expect(second).toBe(first);
  await becomes(reference, 'sent');
  expect(await message(reference)).toEqual({ status: 'sent', attempts: 2, last_error: null });
});

it('does not hold up the end of the process', async () => {
  http.answer = () => undefined;
  await submit();
  await called(1);
  const startedAt = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

it('is never sent to a private address unless that is allowed', async () => {
  await startAgain({ NOTIFY_PRIVATE_TARGETS: 'off' });
  const reference = await submit();
  await becomes(reference, 'dead');
  expect(await message(reference)).toMatchObject({ attempts: 1, last_error: 'PRIVATE_ADDRESS' });
  expect(calls()).toHaveLength(0);
});
