import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { IFU_REQUEST_FIELDS } from '../../web/contract/ifu-requests.js';
import { documentById } from '../../web/contract/instructions-for-use.js';
import { envelopeOf, fieldCodes, post } from '../support/api-client.js';
import { databaseKind } from '../support/database-kind.js';
import { printedCopy } from '../support/ifu-requests.js';
import { startServer, type TestServer } from '../support/server.js';
import { staffJson } from '../support/staff.js';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
});
afterAll(() => server.dispose());

const send = (body: object) => post(server, API_CALLS.submitDocumentRequest, body);
const stored = async (reference: string) =>
  (
    await server.sql<Record<string, unknown>>(
      `SELECT *, due_on::text AS due, (due_on - submitted_at::date) AS days
       FROM v_ifu_requests WHERE reference = $1`,
      [reference],
    )
  )[0];

async function accepted(body: object): Promise<string> {
  const response = await send(body);
  expect(response.status).toBe(200);
  return envelopeOf<SubmissionReceipt>(response).data.reference;
}

it('a request for a printed copy is due within 7 days', async () => {
  const body = printedCopy();
  const reference = await accepted(body);
  expect(reference).toMatch(/^IU(-\w{4}){3}$/);
  expect(await stored(reference)).toMatchObject({
    kind: '纸质说明书',
    days: 7,
    days_left: 7,
    overdue: false,
    product: 'AccuFFRangio',
    version: documentById('angioPDF').version,
    name: body.name,
    institution: body.institution,
    email: body.email,
    country: 'United Kingdom',
    address: body.address,
    consent_version: null,
  });
});

it('is overdue when the day has passed, until it is sent', async () => {
  const reference = await accepted(printedCopy());
  await server.sql(
    `UPDATE ifu_requests SET due_on = due_on - 9, created_at = created_at - interval '9 days'
     WHERE reference = $1`,
    [reference],
  );
  expect(await stored(reference)).toMatchObject({ days_left: -2, overdue: true });
  await staffJson(server, ['submissions', 'status', reference, 'done']);
  expect(await stored(reference)).toMatchObject({ days_left: null, overdue: false });
});

it('a request for notices has no date and no postal address, and is a consent', async () => {
  const reference = await accepted(printedCopy({ request: 'notices' }));
  expect(await stored(reference)).toMatchObject({
    kind: '新版通知',
    due_on: null,
    days_left: null,
    overdue: false,
    country: null,
    address: null,
    consent_version: '2022-01-01',
  });
});

it.each(['printedCopy', 'notices'] as const)('%s: names every missing field', async (request) => {
  const response = await send({ language: 'en', request });
  const required = IFU_REQUEST_FIELDS[request].map(({ name }) => [name, 'REQUIRED']);
  expect(fieldCodes(response)).toEqual({
    ...Object.fromEntries(required),
    document: 'REQUIRED',
  });
});

it.each([
  ['request', 'fax'],
  ['document', 'angioPDF9'],
  ['email', 'nobody'],
  ['country', 'XX'],
  ['country', 'Germany'],
])('refuses %s %s', async (field, value) => {
  expect(fieldCodes(await send(printedCopy({ [field]: value })))).toEqual({ [field]: 'INVALID' });
});

it('does not store the same request twice', async () => {
  const body = printedCopy();
  const first = await accepted(body);
  expect(await accepted(body)).toBe(first);
  expect(
    await server.sql('SELECT 1 FROM ifu_requests WHERE email = $1', [body.email]),
  ).toHaveLength(1);
});

it('keeps what spam bots send out of the view', async () => {
  const reference = await accepted(printedCopy({ website: 'https://spam.example' }));
  expect(await stored(reference)).toBeUndefined();
});

it('is listed, exported to a person who asks, and erased', async () => {
  const email = 'Grace.Hopper@example.org';
  const reference = await accepted(printedCopy({ email, name: 'Grace Hopper' }));
  const due = (await stored(reference))?.due;
  const list = ['submissions', 'list', '--kind', 'ifu_printed_copy'];
  expect(await staffJson(server, list)).toContainEqual(
    expect.objectContaining({ reference, due_on: due }),
  );
  const folder = mkdtempSync(join(tmpdir(), 'hengmai-copies-'));
  try {
    const file = join(folder, 'copies.csv');
    await staffJson(server, ['submissions', 'export', file, '--kind', 'ifu_printed_copy']);
    const lines = readFileSync(file, 'utf8').split('\r\n');
    expect(lines.find((line) => line.includes(reference))).toContain(String(due));
  } finally {
    rmSync(folder, { recursive: true });
  }
  const access = await staffJson<{ submissions: object[] }>(server, [
    'privacy',
    'access',
    '--email',
    email,
  ]);
  expect(access.submissions).toMatchObject([
    {
      reference,
      name: 'Grace Hopper',
      text: `AccuFFRangio ${documentById('angioPDF').version} en`,
      // The law wants it sent, not a consent.
      consented_at: null,
      due_on: due,
      country_en: 'United Kingdom',
    },
  ]);
  await staffJson(server, ['privacy', 'erase', '--email', email, '--yes']);
  expect(await stored(reference)).toBeUndefined();
  expect(
    await server.sql(`SELECT 1 FROM idempotency_keys WHERE answer ->> 'reference' = $1`, [
      reference,
    ]),
  ).toEqual([]);
});

it('is counted in the statistics by day', async () => {
  const rows = await server.sql<{ kind: string; product: string }>(
    `SELECT kind, product FROM v_submissions_daily WHERE kind LIKE 'ifu%'`,
  );
  expect(rows).toContainEqual({ kind: 'ifu_printed_copy', product: 'AccuFFRangio' });
});

it('the database keeps no printed copy without a date or an address', async () => {
  await expect(
    server.sql(
      `INSERT INTO ifu_requests (reference, kind, document_id, edition, name, institution, email)
       VALUES ('IU-TEST', 'printed_copy', 'angioPDF', 'en', 'a', 'b', 'c@d.example')`,
    ),
  ).rejects.toThrow(/ifu_requests_printed_copy/);
});
