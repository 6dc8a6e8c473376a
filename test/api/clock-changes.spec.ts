/** What a clock leaves behind that once was ahead: times in the future must lock nobody out. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { envelopeOf, post } from '../support/api-client.js';
import { chineseApplication, uniqueEmail } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { eventually } from '../support/eventually.js';
import { startServer, type TestServer } from '../support/server.js';

const LIMITS = { CALLS_PER_MINUTE: '5', SUBMISSION_LIMIT: '2' };

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind, environment: LIMITS });
});
afterAll(() => server.dispose());

/** For Node's `--import`: a clock that is so far ahead. */
const ahead = (days: number) =>
  `data:text/javascript,${encodeURIComponent(`
    const Real = Date;
    const now = () => Real.now() + ${days} * 24 * 3600 * 1000;
    globalThis.Date = class extends Real {
      constructor(...parts) { parts.length > 0 ? super(...parts) : super(now()); }
      static now() { return now(); }
    };`)}`;

const messages = async (reference: string) =>
  (await server.sql('SELECT 1 FROM outbox_messages WHERE reference = $1', [reference])).length;

/** Resolves when a process has removed what is old, as each does some seconds after its start. */
async function pruned(): Promise<void> {
  const old = 'LA-0000-0000-0000';
  await server.sql(
    `INSERT INTO outbox_messages (channel, submission_kind, reference, created_at)
     VALUES ('wecom', 'licence_application', $1, now() - interval '31 days')`,
    [old],
  );
  await eventually('what is old has gone', async () => (await messages(old)) === 0);
}

// First: a process removes what is old some seconds after its start, and not again for an hour.
it('an instance whose clock is ahead removes nothing before its time', async () => {
  await pruned();
  const response = await post(server, API_CALLS.submitInfo, chineseApplication());
  const { reference } = envelopeOf<SubmissionReceipt>(response).data;
  await server.sql(
    `INSERT INTO outbox_messages (channel, submission_kind, reference)
     VALUES ('wecom', 'licence_application', $1)`,
    [reference],
  );
  const kept = async () => [
    await messages(reference),
    await server.sql(`SELECT key FROM idempotency_keys WHERE answer ->> 'reference' = $1`, [
      reference,
    ]),
    await server.sql('SELECT request_id FROM licence_applications WHERE reference = $1', [
      reference,
    ]),
  ];
  const before = await kept();
  const other = await startServer({
    database: server.database,
    environment: { ...LIMITS, NODE_OPTIONS: `--import=${ahead(40)}` },
  });
  try {
    await pruned();
    expect(await kept()).toEqual(before);
  } finally {
    await other.stop();
  }
}, 60_000);

it('counts no call of a window that begins in the future', async () => {
  const call = async () => (await post(server, API_CALLS.getAllCountries)).status;
  await server.sql('DELETE FROM call_counters');
  const calls = [];
  for (let index = 0; index < 6; index += 1) calls.push(await call());
  expect(calls).toEqual([200, 200, 200, 200, 200, 429]);
  await server.sql(`UPDATE call_counters SET expires_at = expires_at + interval '2 days'`);
  expect(await call()).toBe(200);
});

it('counts no submission of the future, and waits no longer than its window', async () => {
  await server.sql('DELETE FROM rate_counters');
  const email = uniqueEmail();
  const submit = async () => {
    await server.sql('DELETE FROM call_counters');
    return post(server, API_CALLS.submitInfo, chineseApplication({ email }));
  };
  expect([(await submit()).status, (await submit()).status]).toEqual([200, 200]);
  const refused = envelopeOf<{ retryAfterSeconds: number }>(await submit());
  expect(refused.errorCode).toBe(429);
  expect(refused.data.retryAfterSeconds).toBeLessThanOrEqual(24 * 3600);
  await server.sql(
    `UPDATE rate_counters SET hits = ARRAY(SELECT hit + interval '400 days' FROM unnest(hits) AS hit),
       expires_at = expires_at + interval '400 days'`,
  );
  expect((await submit()).status).toBe(200);
});

it('still knows an answer of the future: to forget it would store the same twice', async () => {
  for (const table of ['call_counters', 'rate_counters']) await server.sql(`DELETE FROM ${table}`);
  const body = chineseApplication();
  const send = async () => {
    const response = await post(server, API_CALLS.submitInfo, body, { 'idempotency-key': 'ahead' });
    return envelopeOf<SubmissionReceipt>(response).data.reference;
  };
  const reference = await send();
  await server.sql(`UPDATE idempotency_keys SET expires_at = expires_at + interval '2 days'`);
  expect(await send()).toBe(reference);
});
