/** How staff find submissions among many: page by page, and by what they know of one. */
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_CALLS, type SubmissionCall, type SubmissionReceipt } from '../../web/contract/api.js';
import { envelopeOf, post } from '../support/api-client.js';
import type { Queryable } from '../../server/staff/staff-context.js';
import {
  expiredSubmissions,
  nextSubmissions,
  submissionCalled,
  submissionsFrom,
  submissionsNamed,
  submissionsOfTelephone,
  submissionsWithSerial,
} from '../../server/staff/submissions/submission-query.js';
import { chineseApplication, englishApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { inquiry } from '../support/inquiries.js';
import { startServer, type TestServer } from '../support/server.js';
import { staff, staffJson } from '../support/staff.js';

interface Listed {
  readonly reference: string;
}

let server: TestServer;
const list = async (...args: string[]) =>
  (await staffJson<Listed[]>(server, ['submissions', ...args])).map(({ reference }) => reference);

async function send(call: SubmissionCall, body: object): Promise<string> {
  return envelopeOf<SubmissionReceipt>(await post(server, call, body)).data.reference;
}

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
});
afterAll(() => server.dispose());

it('goes through all kinds page by page, each once, newest first, and says where it goes on', async () => {
  const sent: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    sent.push(await send(API_CALLS.submitInfo, chineseApplication()));
    sent.push(await send(API_CALLS.submitGuidance, inquiry('guidance', 'zh')));
  }
  // Some at the very same moment.
  await server.sql(`UPDATE licence_applications SET created_at = date_trunc('minute', created_at)`);
  await server.sql(`UPDATE inquiries SET created_at = date_trunc('minute', created_at)`);
  const found: string[] = [];
  for (let page = 0; page < 10; page += 1) {
    const last = found.at(-1);
    const after = last ? ['--after', last] : [];
    const command = ['submissions', 'list', '--limit', '4', ...after, '--json'];
    const { stdout, stderr } = await staff(server, command);
    const next = JSON.parse(stdout) as Listed[];
    if (next.length === 0) break;
    found.push(...next.map(({ reference }) => reference));
    const goesOn = found.length < sent.length;
    expect(stderr).toEqual(goesOn ? expect.stringContaining(`--after ${found.at(-1)}`) : '');
  }
  expect(found).toHaveLength(sent.length);
  expect([...found].sort()).toEqual([...sent].sort());
});

it('finds one by whatever is known of it', async () => {
  await server.sql(`WITH made AS (
    INSERT INTO serial_numbers (serial_number) VALUES ('FIND-0001'), ('20261120') RETURNING id)
    INSERT INTO serial_number_models (serial_number_id, product) SELECT id, 'AccuLV' FROM made`);
  const chinese = await send(
    API_CALLS.submitInfo,
    chineseApplication({
      institution: '寻找医院分院',
      surname: '欧阳',
      name: '明月',
      email: 'Find.Me@example.org',
      contactMethod: 'telephone',
      areaCode: '86',
      telephone: '0571-8888 7777',
      serialNumber: 'FIND-0001',
      modelType: 'AccuLV',
    }),
  );
  const english = await send(
    API_CALLS.submitInfo,
    englishApplication({
      surname: 'Wanda',
      name: '100%_José',
      telephone: '07400 654321',
      serialNumber: '20261120',
      modelType: 'AccuLV',
    }),
  );
  const search = (text: string) => list('search', text);
  for (const text of [
    chinese.toLowerCase(),
    'find.me@EXAMPLE.org',
    '寻找医院',
    '欧阳明月',
    '057188887777',
    '+86 571 8888 7777',
    'find-0001',
    ...['Ｆｉｎｄ．ｍｅ＠example.org', ' 寻找医\u200b院', '０５７１－８８８８ ７７７７'],
  ]) {
    expect([text, await search(text)]).toEqual([text, [chinese]]);
  }
  for (const text of [
    'wanda 100%',
    'WANDA',
    'Wanda 100%_Jose\u0301',
    '+44 7400 654321',
    '20261120',
  ]) {
    expect([text, await search(text)]).toEqual([text, [english]]);
  }
  expect(await search('wanda 100x')).toEqual([]);
});

it('shows the newest of many matches, and says that there are more', async () => {
  await server.sql(
    `INSERT INTO inquiries (reference, kind, edition, name, company, email, content, created_at)
     SELECT 'CR-MANY-' || i, 'cooperation', 'zh', '很多', '很多医院', 'many@example.org', '很多', now() - i * interval '1 minute'
     FROM generate_series(1, 201) AS i`,
  );
  const search = () => staff(server, ['submissions', 'search', '很多医院', '--json']);
  const [many, references] = await search().then(
    ({ stderr, stdout }) => [stderr, JSON.parse(stdout) as Listed[]] as const,
  );
  expect(references).toHaveLength(200);
  expect([references[0], references.at(-1)]).toMatchObject([
    { reference: 'CR-MANY-1' },
    { reference: 'CR-MANY-200' },
  ]);
  expect(many).toMatch(/200.+更多.+ \/ .+200.+more/);
  await server.sql(`DELETE FROM inquiries WHERE reference = 'CR-MANY-201'`);
  expect((await search()).stderr).toBe('');
});

it('says of every list that there are more than its limit', async () => {
  await server.sql('INSERT INTO invitation_codes (code_hash) SELECT generate_series(1, 2)');
  await server.sql(
    `INSERT INTO outbox_messages (channel, submission_kind, reference)
     VALUES ('webhook', 'inquiry', 'CR-1'), ('email', 'inquiry', 'CR-1')`,
  );
  const reference = await send(API_CALLS.submitInfo, chineseApplication());
  await staff(server, ['submissions', 'show', reference]);
  await staff(server, ['submissions', 'show', reference]);
  for (const kind of ['serials', 'codes', 'notifications', 'audit']) {
    const shown = async (limit: number) => {
      const command = [kind, 'list', '--limit', String(limit), '--json'];
      const { stdout, stderr } = await staff(server, command);
      return { kind, rows: (JSON.parse(stdout) as object[]).length, stderr };
    };
    const cut = { kind, rows: 1, stderr: expect.stringContaining('--limit') as unknown };
    expect(await shown(1)).toEqual(cut);
    const all = await shown(1000);
    expect(all.stderr).toBe('');
    expect(await shown(all.rows)).toEqual(all);
  }
});

it.each([
  ['Ningbo Hospital', 'Ningbo Hospital'],
  ['301医院', '301'],
])('finds the institution %s, though %j could be something else', async (institution, text) => {
  const sent = await send(API_CALLS.submitInfo, chineseApplication({ institution }));
  expect(await list('search', text)).toEqual([sent]);
});

it.each([
  ['İstanbul Hastanesi', 'İSTANBUL h'],
  ['ΙΑΤΡΟΣ', 'ιατροσ'],
  ['ΝΟΣΟΣ', 'ΝΟΣΟΣ'],
])('finds the institution %s by %j: letters are made small in one way', async (name, text) => {
  const sent = await send(API_CALLS.submitInfo, englishApplication({ institution: name }));
  expect(await list('search', text)).toEqual([sent]);
});

/** Statements of staff, explained instead of run; small tables would be read whole otherwise. */
async function planOf(ask: (database: Queryable) => Promise<unknown>): Promise<string> {
  const client = new Client({ connectionString: server.database.connectionString });
  await client.connect();
  let plan = '';
  const explain = async (text: string, values: unknown[]) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
    plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return { rows: [] };
  };
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off');
    await ask({ query: explain } as unknown as Queryable);
    return plan;
  } finally {
    await client.end();
  }
}

const LAST = { created_at: new Date('2026-11-20T00:00:00Z'), reference: 'LA-0000-0000-0000' };

it.each<[string, (database: Queryable) => Promise<unknown>, RegExp]>([
  ['a page of all', (db) => nextSubmissions(db, {}, 20, LAST), /_created_at_reference_idx/],
  [
    'a page of one state',
    (db) => nextSubmissions(db, { status: 'new' }, 20, LAST),
    /_status_created_at_reference_idx/,
  ],
  [
    'a page of one product',
    (db) => nextSubmissions(db, { product: 'AccuIMR' }, 20, LAST),
    /licence_applications_product_created.+inquiries_product_created/s,
  ],
  [
    'a page of one kind',
    (db) => nextSubmissions(db, { kind: 'guidance' }, 20, LAST),
    /inquiries_kind_created_at_reference_idx/,
  ],
  [
    'what is to be purged',
    (db) => expiredSubmissions(db, 24, 25),
    /(?:_updated_at_idx.+){2}_updated_at_idx/s,
  ],
  ['a reference', (db) => submissionCalled(db, LAST.reference), /_reference_key/],
  ['an e-mail address', (db) => submissionsFrom(db, 'a@example.org'), /_lower_email_idx/],
  ['a telephone', (db) => submissionsOfTelephone(db, ['57188887777']), /_telephone_key_idx/],
  ['a serial number', (db) => submissionsWithSerial(db, 'SN-1'), /_serial_number_id_idx/],
  ['an institution', (db) => submissionsNamed(db, '示例'), /_institution_prefix_idx/],
])('reads %s from an index', async (_name, ask, index) => {
  const plan = await planOf(ask);
  for (const table of ['licence_applications', 'inquiries', 'ifu_requests']) {
    expect(plan).not.toContain(`Seq Scan on ${table}`);
  }
  expect(plan).toMatch(index);
});
