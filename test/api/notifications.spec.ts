/** Submissions are told to staff, once each, by a real mail server and a real HTTP server. */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { PrismaService } from '../../server/database/prisma.service.js';
import { OutboxClaims } from '../../server/notifications/outbox.js';
import { LABELS } from '../../server/submissions/labels.js';
import { company as companyEn } from '../../web/content/en/company.js';
import { company as companyZh } from '../../web/content/zh/company.js';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { referenceQuery } from '../../web/contract/submission-status.js';
import { envelopeOf, post } from '../support/api-client.js';
import { chineseApplication, englishApplication, uniqueEmail } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { eventually } from '../support/eventually.js';
import { type HttpReceiver, startHttpReceiver } from '../support/http-receiver.js';
import { printedCopy } from '../support/ifu-requests.js';
import { inquiry } from '../support/inquiries.js';
import { type MailReceiver, startMailReceiver } from '../support/mail-receiver.js';
import { startServer, type TestServer } from '../support/server.js';

const SECRET_BYTES = Buffer.alloc(32, 7);
const STAFF = 'staff@hengmai.example';

interface WebhookBody {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>> & { readonly sender?: object };
}

let mail: MailReceiver;
let http: HttpReceiver;
let server: TestServer;

const allChannels = () => ({
  SMTP_URL: mail.url,
  // The second one is refused by its server.
  NOTIFY_EMAIL: `${STAFF},unknown-staff@hengmai.example`,
  NOTIFY_RECEIPT: 'on',
  NOTIFY_RECEIPTS_PER_DAY: '2',
  NOTIFY_WEBHOOK_URL: `${http.origin}/webhook`,
  NOTIFY_WEBHOOK_SECRET: `whsec_${SECRET_BYTES.toString('base64')}`,
  NOTIFY_WECOM_URL: `${http.origin}/wecom`,
  NOTIFY_FEISHU_URL: `${http.origin}/feishu`,
  NOTIFY_FEISHU_SECRET: 'feishu-secret',
  NOTIFY_PRIVATE_TARGETS: 'on',
  NOTIFY_RETRY_SECONDS: '1',
  SECRET_KEY: 'k'.repeat(32),
});

beforeAll(async () => {
  mail = await startMailReceiver();
  http = await startHttpReceiver();
  server = await startServer({ kind: databaseKind, environment: allChannels() });
});
beforeEach(async () => {
  http.answer = () => ({ status: 200, body: '{"errcode":0,"code":0}' });
  // Together they send more than robots take in a minute.
  await server.sql(`DELETE FROM rate_counters WHERE bucket = 'notification:pace'`);
});
afterAll(async () => {
  await server.dispose();
  await mail.close();
  await http.close();
});

async function submit(body: object = chineseApplication(), to = server): Promise<string> {
  const response = await post(to, API_CALLS.submitInfo, body);
  return envelopeOf<SubmissionReceipt>(response).data.reference;
}

const pending = async (reference: string) =>
  (
    await server.sql(
      `SELECT 1 FROM outbox_messages WHERE reference = $1 AND status = 'pending' AND last_error IS NULL`,
      [reference],
    )
  ).length;
const settled = (reference: string) =>
  eventually(`${reference} is told`, async () => (await pending(reference)) === 0);
const about = (reference: string) => http.calls.filter(({ body }) => body.includes(reference));
const mailsAbout = (reference: string) =>
  mail.mails.filter(({ subject }) => subject.includes(reference));

describe('one submission', () => {
  it('is told once by every channel, and personal data stays at home', async () => {
    const body = englishApplication({ name: 'Lovelace', institution: 'Engine Hospital' });
    const reference = await submit(body);
    await settled(reference);

    expect(
      mailsAbout(reference)
        .map(({ to }) => to)
        .sort(),
    ).toEqual([[STAFF], [body.email]].sort());
    expect(server.output()).toContain('1 of 2 mailboxes of NOTIFY_EMAIL were refused');
    const told = about(reference);
    expect(told.map(({ path }) => path).sort()).toEqual(['/feishu', '/webhook', '/wecom']);
    const words = [...told.map((call) => call.body), ...mailsAbout(reference).map((m) => m.text)];
    for (const text of words) {
      expect(text).toContain(reference);
      // Each place calls the program otherwise.
      expect(text).not.toContain('npm run');
      expect(text).not.toMatch(/Lovelace|Engine Hospital|07400|7400/);
      expect(text).not.toContain(body.email);
    }
  });

  it.each(EDITIONS)('tells its sender where its progress is told, %s', async (edition) => {
    const email = uniqueEmail();
    const create = edition === 'zh' ? chineseApplication : englishApplication;
    const reference = await submit(create({ email }));
    await settled(reference);
    const receipt = mailsAbout(reference).find(({ to }) => to.includes(email));
    const origin = edition === 'zh' ? server.origin : server.englishOrigin;
    const link = origin + pathOf('licenseStatus', edition) + referenceQuery(reference);
    expect(receipt?.text).toMatch(new RegExp(`${link.replace('?', '\\?')}$`, 'm'));
    // It asks for an answer, which must reach somebody.
    expect(receipt?.replyTo).toBe({ zh: companyZh, en: companyEn }[edition].mailbox);
  });

  it('is signed for webhooks as Standard Webhooks say, with the number of the message', async () => {
    const reference = await submit();
    await settled(reference);
    const [call] = about(reference).filter(({ path }) => path === '/webhook');
    const { 'webhook-id': id, 'webhook-timestamp': time } = call!.headers;
    const signed = `${String(id)}.${String(time)}.${call!.body}`;
    const signature = createHmac('sha256', SECRET_BYTES).update(signed).digest('base64');
    expect(call!.headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(60);
    expect(
      await server.sql(`SELECT channel FROM outbox_messages WHERE id = $1::uuid`, [id]),
    ).toEqual([{ channel: 'webhook' }]);
    const told = JSON.parse(call!.body) as WebhookBody;
    expect(told).toMatchObject({
      type: 'submission.created',
      data: { reference, kind: 'licence_application', product: 'AccuFFRangio', edition: 'zh' },
    });
    const [, example] = /^```json\n([^]+?)^```$/m.exec(readFileSync('docs/api.md', 'utf8')) ?? [];
    const documented = JSON.parse(example ?? '') as WebhookBody;
    const { sender, ...open } = documented.data;
    expect(Object.keys(told)).toEqual(Object.keys(documented));
    expect(Object.keys(told.data)).toEqual(Object.keys(open));
    expect(Object.keys(sender ?? {})).toEqual(Object.keys(LABELS.zh.sender));
  });

  it('is signed for Feishu as its webhooks want', async () => {
    const reference = await submit();
    await settled(reference);
    const [call] = about(reference).filter(({ path }) => path === '/feishu');
    const { timestamp, sign } = JSON.parse(call!.body) as { timestamp: string; sign: string };
    expect(sign).toBe(
      createHmac('sha256', `${timestamp}\nfeishu-secret`).update('').digest('base64'),
    );
  });

  it('of an inquiry is told as well', async () => {
    const response = await post(server, API_CALLS.submitGuidance, inquiry('guidance', 'en'));
    const { reference } = envelopeOf<SubmissionReceipt>(response).data;
    await settled(reference);
    expect(about(reference)).toHaveLength(3);
    expect(mailsAbout(reference).length).toBeGreaterThan(0);
  });

  it.each([
    ['an e-mail address', uniqueEmail(), 1],
    ['a telephone number', '+44 7400 555222', 0],
  ])('of a form that asks for either, with %s, has its receipts', async (_, contact, count) => {
    const body = { ...inquiry('guidance', 'en'), contact };
    const response = await post(server, API_CALLS.submitGuidance, body);
    const { reference } = envelopeOf<SubmissionReceipt>(response).data;
    await settled(reference);
    const receipts = mailsAbout(reference).filter(({ to }) => !to.includes(STAFF));
    expect(receipts.map(({ to }) => to)).toEqual(Array(count).fill([contact]));
  });

  it.each(EDITIONS)('of a request for instructions says what follows, %s', async (edition) => {
    const { receipt } = LABELS[edition];
    for (const request of ['printedCopy', 'notices']) {
      const body = printedCopy({ language: edition, request });
      const response = await post(server, API_CALLS.submitDocumentRequest, body);
      const { reference } = envelopeOf<SubmissionReceipt>(response).data;
      await settled(reference);
      const sent = mailsAbout(reference).find(({ to }) => !to.includes(STAFF));
      const told = Object.entries(receipt.next).filter(([, next]) => sent?.text.includes(next));
      const kind = request === 'notices' ? 'ifu_notices' : 'ifu_printed_copy';
      expect(told.map(([name]) => name)).toEqual([kind]);
    }
  });

  it('of a spam bot is told to nobody', async () => {
    const reference = await submit(chineseApplication({ website: 'https://spam.example' }));
    expect(
      await server.sql('SELECT 1 FROM outbox_messages WHERE reference = $1', [reference]),
    ).toEqual([]);
  });

  it('sent twice is told once', async () => {
    const body = chineseApplication();
    const [first, second] = [await submit(body), await submit(body)];
    expect(second).toBe(first);
    await settled(first);
    expect(about(first)).toHaveLength(3);
  });
});

it('gives one address a few receipts a day only', async () => {
  const email = 'often@example.org';
  const references: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const reference = await submit(chineseApplication({ email }));
    await settled(reference);
    references.push(reference);
  }
  expect(mail.mails.filter(({ to }) => to.includes(email))).toHaveLength(2);
  expect(
    await server.sql(
      `SELECT status FROM outbox_messages WHERE channel = 'receipt' AND reference = $1`,
      [references[2]],
    ),
  ).toEqual([{ status: 'dropped' }]);
});

const failures = (reference: string) =>
  server.sql<{ channel: string; status: string; last_error: string }>(
    `SELECT channel, status, last_error FROM outbox_messages
     WHERE reference = $1 AND last_error IS NOT NULL`,
    [reference],
  );

it.each([
  ['drops a receipt whose mailbox does not exist', 'unknown', 'dropped', 'SMTP 550'],
  ['tries a receipt again whose mailbox asks for it', 'greylisted', 'pending', 'SMTP 450'],
])('%s', async (_what, mailbox, status, error) => {
  const reference = await submit(chineseApplication({ email: `${mailbox}-visitor@example.org` }));
  await settled(reference);
  const [failure] = await failures(reference);
  expect(failure).toMatchObject({ channel: 'receipt', status, last_error: error });
  // What a visitor mistyped is nothing that staff could mend.
  const told = `SELECT 1 FROM v_notification_failures WHERE reference = $1`;
  expect(await server.sql(told, [reference])).toHaveLength(status === 'dropped' ? 0 : 1);
});

it('tries again with the same number, and keeps nothing of what a receiver said', async () => {
  http.answer = ({ path }) => {
    const isFirst = http.at(path).length === seen(path) + 1;
    return path === '/webhook' && isFirst
      ? { status: 500, body: 'secret words' }
      : { status: 200, body: '{"errcode":0,"code":0}' };
  };
  const before = http.at('/webhook').length;
  const seen = (path: string) => (path === '/webhook' ? before : 0);
  const reference = await submit(chineseApplication({ email: 'unknown-person@example.org' }));
  await eventually('the second attempt', () => http.at('/webhook').length === before + 2);
  const [first, second] = http.at('/webhook').slice(before);
  expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  await settled(reference);
  // The receiver has the second attempt a moment before its answer is written down.
  await eventually('one failure', async () => (await failures(reference)).length === 1);
  expect(await failures(reference)).toEqual([
    { channel: 'receipt', status: 'dropped', last_error: 'SMTP 550' },
  ]);
  expect(server.output()).not.toContain('unknown-person');
  expect(server.output()).not.toContain('secret words');
});

it('does not wait with one channel for another whose receiver hangs', async () => {
  http.answer = ({ path }) =>
    path === '/webhook' ? undefined : { status: 200, body: '{"errcode":0,"code":0}' };
  const before = http.at('/webhook').length;
  const first = await submit();
  await eventually('the webhook hangs', () => http.at('/webhook').length > before);
  const second = await submit();
  const told = () => about(second).filter(({ path }) => path !== '/webhook');
  // Well before whoever calls the webhook gives up.
  await eventually('the others are told', () => told().length === 2, 8_000);

  http.answer = () => ({ status: 200, body: '{"errcode":0,"code":0}' });
  http.hangUp();
  const sent = () =>
    server.sql(
      `SELECT 1 FROM outbox_messages
       WHERE channel = 'webhook' AND status = 'sent' AND reference = ANY($1)`,
      [[first, second]],
    );
  await eventually('the webhook is told', async () => (await sent()).length === 2);
});

it('keeps the pace of WeCom’s webhooks and puts the rest off', async () => {
  const before = http.at('/wecom').length;
  const references = await Promise.all(Array.from({ length: 24 }, () => submit()));
  const left = () =>
    server.sql<{ attempts: number; wait: number }>(
      `SELECT attempts, extract(epoch FROM next_attempt_at - now())::int AS wait
       FROM outbox_messages WHERE channel = 'wecom' AND status = 'pending' AND reference = ANY($1)`,
      [references],
    );
  await eventually('the first twenty', () => http.at('/wecom').length === before + 20);
  // Neither unclaimed, nor just leased: back in the outbox, for a time within the minute.
  await eventually('the rest is put off', async () => {
    const rest = await left();
    const isPutOff = rest.every(({ attempts, wait }) => attempts === 0 && wait > 1 && wait <= 61);
    return rest.length === 4 && isPutOff;
  });
  expect(http.at('/wecom')).toHaveLength(before + 20);
});

it('is told once, though two instances send', async () => {
  const second = await startServer({ database: server.database, environment: allChannels() });
  const before = http.at('/webhook').length;
  const references = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      submit(chineseApplication(), [server, second][index % 2]),
    ),
  );
  await eventually('all are told', () => http.at('/webhook').length >= before + 30);
  await second.stop();
  const ids = http
    .at('/webhook')
    .slice(before)
    .map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(30);
  expect(new Set(ids).size).toBe(30);
  for (const reference of references) {
    expect(about(reference).filter(({ path }) => path === '/webhook')).toHaveLength(1);
  }
});

it('is looked for among those that are due, not among all that wait', async () => {
  const client = new Client({ connectionString: server.database.connectionString });
  await client.connect();
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off');
    await client.query(`INSERT INTO outbox_messages (channel, submission_kind, reference)
      SELECT 'webhook', 'inquiry', 'CR-WAITS-' || i FROM generate_series(1, 1000) AS i`);
    // What PostgreSQL knows of their times is often older than their last attempt.
    await client.query('ANALYZE outbox_messages');
    await client.query(`UPDATE outbox_messages SET next_attempt_at = now() + interval '1 hour'
      WHERE reference LIKE 'CR-WAITS-%'`);
    const explain = async (strings: readonly string[], ...values: unknown[]) => {
      const text = strings.reduce((before, part, index) => `${before}$${index}${part}`);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE) ${text}`,
        values,
      );
      return rows.map((row) => row['QUERY PLAN']);
    };
    const claims = new OutboxClaims({ $queryRaw: explain } as unknown as PrismaService);
    const plan = (await claims.claim('webhook', 10)) as unknown as readonly string[];
    expect(plan.join('\n')).toContain('outbox_messages_waiting_idx');
    expect(plan.filter((line) => line.includes('Removed by Filter'))).toEqual([]);
  } finally {
    await client.query('ROLLBACK');
    await client.end();
  }
});
