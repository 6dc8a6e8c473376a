/** What staff can show and erase of a person. */
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { LOCK_AUDIT } from '../../server/staff/audit/audit-log.js';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { allRows } from '../support/all-rows.js';
import { envelopeOf, post } from '../support/api-client.js';
import { chineseApplication, englishApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { inquiry } from '../support/inquiries.js';
import { startServer, type TestServer } from '../support/server.js';
import { staff, staffJson, statementsOf } from '../support/staff.js';

const PERSON = {
  email: 'Ada.Lovelace@engine.example',
  name: 'Lovelace',
  institution: 'Analytical Engine Hospital',
  telephone: '07400 987654',
};
const WORDS = [/ada\.lovelace/i, /lovelace/i, /analytical engine/i, /7400 ?987654/];

interface Erased {
  readonly found: number;
  readonly erased: number;
  readonly submissions: { readonly reference: string }[];
}

let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    kind: databaseKind,
    environment: {
      NOTIFY_WEBHOOK_URL: 'http://127.0.0.1:9/refused',
      NOTIFY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
    },
  });
});
afterAll(() => server.dispose());

const reference = async (response: ReturnType<typeof post>) =>
  envelopeOf<SubmissionReceipt>(await response).data.reference;

/** Every row of every table as text: what a dump of the database holds. */
async function dump(): Promise<string> {
  if (databaseKind === 'postgres') {
    const { stdout, status, stderr } = spawnSync(
      'pg_dump',
      ['--data-only', '--inserts', server.database.connectionString],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    if (status === 0) return stdout.toString();
    throw new Error(`pg_dump: ${stderr?.toString() ?? 'is not installed'}`);
  }
  return JSON.stringify(await allRows(server));
}

it('erases every trace of a person and leaves everybody else alone', async () => {
  const other = await reference(post(server, API_CALLS.submitInfo, chineseApplication()));
  const application = englishApplication(PERSON);
  const apply = () =>
    reference(post(server, API_CALLS.submitInfo, application, { 'Idempotency-Key': 'ada-1' }));
  const hers = [
    await apply(),
    await reference(
      post(server, API_CALLS.submitGuidance, {
        ...inquiry('guidance', 'en'),
        name: 'Ada Lovelace',
        contact: PERSON.email.toLowerCase(),
      }),
    ),
  ];
  await server.sql(`UPDATE serial_numbers SET note = 'for ' || $1 WHERE serial_number = $2`, [
    PERSON.email,
    'DEMO-ANEU-0001',
  ]);
  const [{ body_hash: hash } = {}] = await server.sql<{ body_hash: string }>(
    `SELECT body_hash FROM idempotency_keys WHERE answer ->> 'reference' = $1`,
    [hers[0]],
  );
  expect(await apply()).toBe(hers[0]);
  for (const each of hers) await staffJson(server, ['submissions', 'show', each]);
  await staffJson(server, ['submissions', 'status', hers[0]!, 'in_progress']);

  const email = ['--email', PERSON.email];
  const access = await staffJson(server, ['privacy', 'access', ...email]);
  const records = {
    consented_at: expect.any(String),
    request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    client_address_hash: expect.any(String),
  };
  expect(access).toMatchObject({ found: 2, submissions: [records, records] });
  const before = await dump();
  for (const word of WORDS) expect(before).toMatch(word);

  const dry = await staffJson<Erased>(server, ['privacy', 'erase', ...email]);
  expect(dry).toMatchObject({ found: 2, erased: 0 });
  expect(dry.submissions.map((row) => row.reference).sort()).toEqual([...hers].sort());
  expect(await dump()).toContain(hers[0]);
  await staffJson(server, ['privacy', 'erase', ...email, '--yes']);

  const after = await dump();
  for (const word of [...WORDS, ...hers.map((each) => new RegExp(each))]) {
    expect(after).not.toMatch(word);
  }
  expect(after).not.toContain(hash);
  expect(after).toContain(other);
  const tombstones = await server.sql<{ details: object }>(
    `SELECT details FROM audit_events WHERE action = 'privacy.erase' ORDER BY id`,
  );
  expect(tombstones.map(({ details }) => details)).toMatchObject([
    { reason: 'request', kind: 'licence_application', product: 'AneuFlow' },
    { reason: 'request', kind: 'guidance', product: null },
  ]);
  // Neither counters nor stored answers remember her: the same is a new submission.
  expect(hers).not.toContain(await apply());
  await staffJson(server, ['privacy', 'erase', ...email, '--yes']);
});

it.each([
  ['07400 555111', '+44 7400 555111'],
  ['07400 555222', '7400555222'],
])('finds an application with telephone %s by %s', async (telephone, asked) => {
  await post(server, API_CALLS.submitInfo, englishApplication({ telephone }));
  const found = await staffJson(server, ['privacy', 'access', '--telephone', asked]);
  expect(found).toMatchObject({ found: 1 });
});

it.each([
  ['0571-81112233', '057181112233'],
  ['0571-81112244', '+86 571 8111 2244'],
  ['+86 571 81112255', '0571 81112255'],
  ['+86 (0)571-88881111', '0571-88881111'],
  ['0086-0571-88882222', '+86 571 8888 2222'],
  ['+86-0571-88883333', '057188883333'],
  ['0571-88884444', '+86 (0)571 8888 4444'],
  ['571 88885555', '0086 (0)571 88885555'],
  ['+44 (0)20 7946 0011', '0044 20 7946 0011'],
  ['+44 20 7946 0022', '+44 (0)20 7946 0022'],
  // Begin with 86 in the places that they belong to.
  ['864 321 7788', '8643217788'],
  ['+1 864 321 7799', '001 864 321 7799'],
  ['+86 8611 2233', '8611 2233'],
  ['8611 2244', '+86 8611 2244'],
])('finds an inquiry with telephone %s by %s', async (telephone, asked) => {
  const sent = [
    await reference(
      post(server, API_CALLS.submitGuidance, { ...inquiry('guidance', 'zh'), telephone }),
    ),
    await reference(
      post(server, API_CALLS.submitGuidance, { ...inquiry('guidance', 'en'), contact: telephone }),
    ),
  ];
  const found = await staffJson<Erased>(server, ['privacy', 'access', '--telephone', asked]);
  expect(found.submissions.map((row) => row.reference).sort()).toEqual(sent.sort());
});

it('takes no number for another whose digits it contains', async () => {
  for (const telephone of ['0571-8666 1111', '+1 571 8666 1111', '864 571 8666']) {
    await post(server, API_CALLS.submitGuidance, { ...inquiry('guidance', 'zh'), telephone });
  }
  for (const asked of ['+86 (0)571 8666 1111', '+1 571 8666 1111', '+1 864 571 8666']) {
    const found = await staffJson<Erased>(server, ['privacy', 'access', '--telephone', asked]);
    expect([asked, found.found]).toEqual([asked, asked.startsWith('+1 864') ? 0 : 1]);
  }
});

it('takes the digits of an e-mail address for no telephone number', async () => {
  const contact = '1062753312@qq.com';
  const theirs = await reference(
    post(server, API_CALLS.submitGuidance, { ...inquiry('guidance', 'en'), contact }),
  );
  const telephone = '010-62753312';
  const found = await staffJson(server, ['privacy', 'erase', '--telephone', telephone]);
  expect(found).toMatchObject({ found: 0 });
  expect(await staffJson(server, ['submissions', 'search', telephone])).toEqual([]);
  const own = await staffJson(server, ['privacy', 'access', '--email', contact]);
  expect(own).toMatchObject({ found: 1, submissions: [{ reference: theirs }] });
});

it('tells a number from another’s that has the same digits', async () => {
  const guidance = (telephone: string) =>
    reference(post(server, API_CALLS.submitGuidance, { ...inquiry('guidance', 'zh'), telephone }));
  const chinese = await guidance('138 6213 4567');
  const american = [
    await guidance('+1 386 213 4567'),
    await reference(
      post(server, API_CALLS.submitGuidance, {
        ...inquiry('guidance', 'en'),
        contact: '+1 (386) 213-4567',
      }),
    ),
    await reference(
      post(
        server,
        API_CALLS.submitInfo,
        englishApplication({ areaCode: '1', telephone: '386 213 4567' }),
      ),
    ),
  ].sort();
  for (const [asked, sent] of [
    ['13862134567', [chinese]],
    ['+86 138 6213 4567', [chinese]],
    ['+1 386 213 4567', american],
    ['001 386 213 4567', american],
  ] as const) {
    const found = await staffJson<Erased>(server, ['privacy', 'erase', '--telephone', asked]);
    const references = found.submissions.map((row) => row.reference).sort();
    expect([asked, references]).toEqual([asked, sent]);
  }
  const shown = await staffJson(server, ['privacy', 'erase', '--telephone', '13862134567']);
  expect(shown).toMatchObject({ submissions: [{ telephone: '138 6213 4567' }] });
});

it('names what else was sent from the same address or number, and leaves it alone', async () => {
  const email = 'grace@cobol.example';
  const telephone = '07400 777888';
  const send = (changes: object) =>
    reference(post(server, API_CALLS.submitInfo, englishApplication({ ...changes })));
  const first = await send({ email, telephone });
  const others = [
    await send({ email: email.toUpperCase() }),
    await send({ telephone }),
    await reference(
      post(server, API_CALLS.submitGuidance, {
        ...inquiry('guidance', 'en'),
        contact: '+44 7400 777888',
      }),
    ),
  ];
  const ask = async (...command: string[]) => {
    const { stdout, stderr } = await staff(server, ['privacy', ...command, '--json']);
    const named = [...stderr.matchAll(/\b[A-Z]{2}(?:-\w{4}){3}\b/g)].map(([found]) => found);
    return { ...(JSON.parse(stdout) as Erased), named: named.sort() };
  };
  const named = others.sort();
  expect(await ask('access', '--reference', first)).toMatchObject({ found: 1, named });
  const erased = await ask('erase', '--reference', first, '--yes');
  expect(erased).toMatchObject({ found: 1, erased: 1, named });
  for (const other of others) {
    expect(await staffJson(server, ['submissions', 'search', other])).toHaveLength(1);
  }
  const alone = await reference(post(server, API_CALLS.submitInfo, chineseApplication()));
  expect(await ask('access', '--reference', alone)).toMatchObject({ found: 1, named: [] });
});

it('wants one way to know the person', async () => {
  expect((await staff(server, ['privacy', 'erase', '--yes'])).code).toBe(1);
  const two = ['privacy', 'erase', '--email', 'a@b.example', '--reference', 'LA-1', '--yes'];
  expect((await staff(server, two)).code).toBe(1);
});

it('purges what has been kept for long enough since the last contact, and nothing else', async () => {
  const [old, touched] = [
    await reference(post(server, API_CALLS.submitInfo, chineseApplication())),
    await reference(post(server, API_CALLS.submitInfo, chineseApplication())),
  ];
  await server.sql(
    `UPDATE licence_applications SET created_at = now() - interval '25 months',
       updated_at = now() - interval '25 months' WHERE reference = ANY($1)`,
    [[old, touched]],
  );
  await staffJson(server, ['submissions', 'status', touched, 'done']);
  const purge = (...options: string[]) =>
    staffJson<Erased>(server, ['privacy', 'purge', ...options]);
  expect(await purge()).toMatchObject({ found: 1, erased: 0, retention_months: 24 });
  expect(await purge('--yes', '--dry-run')).toMatchObject({ erased: 0 });
  expect(await purge('--yes')).toMatchObject({ found: 1, erased: 1 });
  expect(await purge('--yes')).toMatchObject({ found: 0 });
  const left = await dump();
  expect(left).toContain(touched);
  expect(left).not.toContain(old);
});

it('purges batch after batch, and says of how many the time is over', async () => {
  await server.sql(
    `INSERT INTO inquiries (reference, kind, edition, name, company, email, content, created_at, updated_at)
     SELECT 'GU-OLD-' || i, 'guidance', 'zh', '很早', '医院', 'old@example.org', '很早', now() - interval '30 months',
       now() - interval '25 months' - i * interval '1 hour'
     FROM generate_series(1, 60) AS i`,
  );
  const purge = (...options: string[]) =>
    staffJson<Erased & { oldest_contact?: string }>(server, ['privacy', 'purge', ...options]);
  const planned = await purge();
  expect(planned).toMatchObject({ found: 60, erased: 0 });
  const [oldest] = await server.sql<{ day: string }>(
    `SELECT to_char(min(updated_at) AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS day FROM inquiries`,
  );
  expect(planned.oldest_contact).toContain(oldest?.day);
  expect(await purge('--yes')).toMatchObject({ found: 60, erased: 60 });
  expect(await purge()).not.toHaveProperty('oldest_contact');
  expect(await dump()).not.toContain('GU-OLD-');
});

it('reads whole tables once for many submissions, and takes no other note for theirs', async () => {
  const old: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const contact = `person${index}@old.example`;
    const body = { ...inquiry('guidance', 'en'), contact };
    old.push(await reference(post(server, API_CALLS.submitGuidance, body)));
  }
  // With what stands for any character in a pattern, as forms of earlier releases let it through.
  await server.sql(
    `UPDATE inquiries SET updated_at = now() - interval '25 months',
       contact = replace(contact, 'person', 'A_%b\\c') WHERE reference = ANY($1)`,
    [old],
  );
  const notes = [
    ...['for a_%B\\C3@old.example', `see ${old[4]!.toLowerCase()}`, 'for ax%b\\c3@old.example'],
    ...['for a_xb\\c3@old.example', 'for a_%bc3@old.example', 'nobody'],
  ];
  await server.sql(
    `INSERT INTO serial_numbers (serial_number, note)
     SELECT 'NOTED-' || place, note FROM unnest($1::text[]) WITH ORDINALITY AS n (note, place)`,
    [notes],
  );
  const purge = () => staffJson(server, ['privacy', 'purge', '--yes']);
  const written = await statementsOf(
    server,
    [
      ...(['UPDATE serial_numbers', 'UPDATE invitation_codes', 'DELETE idempotency_keys'] as const),
      ...(['DELETE rate_counters', 'DELETE call_counters', 'INSERT audit_events'] as const),
    ],
    async () => expect(await purge()).toMatchObject({ erased: 5 }),
  );
  // The audit is told of the cleaned files, too.
  const { 'INSERT audit_events': audited, ...others } = written;
  expect(audited).toBe(2);
  expect(Object.keys(others)).toHaveLength(5);
  expect(new Set(Object.values(others))).toEqual(new Set([1]));
  const left = await server.sql<{ note: string | null }>(
    `SELECT note FROM serial_numbers WHERE serial_number LIKE 'NOTED-%' ORDER BY serial_number`,
  );
  expect(left.map(({ note }) => note)).toEqual([null, null, ...notes.slice(2)]);
  expect(await staffJson(server, ['audit', 'verify'])).toMatchObject({ intact: true });
});

it('takes a note for somebody’s only by what can be theirs alone', async () => {
  const [short, whole] = [
    await reference(
      post(server, API_CALLS.submitGuidance, { ...inquiry('guidance', 'zh'), telephone: '2026' }),
    ),
    await reference(
      post(server, API_CALLS.submitGuidance, {
        ...inquiry('guidance', 'zh'),
        telephone: '0571-8666 4321',
        email: 'Li@hospital.com',
      }),
    ),
  ];
  const british = await reference(
    post(server, API_CALLS.submitInfo, {
      ...chineseApplication(),
      contactMethod: 'telephone',
      areaCode: '44',
      telephone: '07400 123456',
    }),
  );
  const kept = [
    ...['sold in 2026', '5718666 and 4321', 'bed 8666 4321', 'order 2025718666432199'],
    ...['to wangli@hospital.com', 'to wang.li@hospital.com', 'to li@hospital.com.cn'],
  ];
  const theirs = [
    ...['call 0571-8666 4321', '王五057186664321', '+86 (571) 8666–4321', '王五8657186664321。'],
    ...['2026-03 0571-86664321', 'to li@hospital.com.', '王五-LI@hospital.com，两套'],
  ];
  const abroad = ['ask 07400123456', '+44 7400 123456'];
  await server.sql(
    `INSERT INTO serial_numbers (serial_number, note)
     SELECT 'DIGITS-' || place, note FROM unnest($1::text[]) WITH ORDINALITY AS n (note, place)
     ORDER BY place`,
    [[...kept, ...theirs, ...abroad]],
  );
  const erase = (asked: string) =>
    staffJson(server, ['privacy', 'erase', '--reference', asked, '--yes']);
  expect(await erase(short)).toMatchObject({ erased: 1, emptied_notes: 0 });
  expect(await erase(whole)).toMatchObject({ erased: 1, emptied_notes: theirs.length });
  const [last] = await server.sql(
    `SELECT details FROM audit_events WHERE action = 'privacy.notes' ORDER BY id DESC LIMIT 1`,
  );
  expect(last).toEqual({ details: { emptied: theirs.length } });
  expect(await erase(british)).toMatchObject({ erased: 1, emptied_notes: abroad.length });
  const left = await server.sql<{ note: string }>(
    `SELECT note FROM serial_numbers WHERE serial_number LIKE 'DIGITS-%' AND note IS NOT NULL
     ORDER BY id`,
  );
  expect(left.map(({ note }) => note)).toEqual(kept);
});

it('shows and empties notes that name a person of whom there is no submission', async () => {
  const asked = ['--email', 'only.noted@example.org'];
  const notes = ['for Only.Noted@example.org, see ward', 'for somebody.else@example.org'];
  await server.sql(
    `INSERT INTO serial_numbers (serial_number, note)
     SELECT 'WARD-' || place, note FROM unnest($1::text[]) WITH ORDINALITY AS n (note, place)`,
    [notes],
  );
  const shown = { found: 0, notes: [{ table: 'serial_numbers', note: notes[0] }] };
  expect(await staffJson(server, ['privacy', 'access', ...asked])).toMatchObject(shown);
  expect(await staffJson(server, ['privacy', 'erase', ...asked])).toMatchObject(shown);
  expect(await staffJson(server, ['privacy', 'erase', ...asked, '--yes'])).toMatchObject({
    erased: 0,
    emptied_notes: 1,
  });
  expect(await staffJson(server, ['privacy', 'access', ...asked])).toMatchObject({ notes: [] });
  expect(await staffJson(server, ['audit', 'verify'])).toMatchObject({ intact: true });
});

it('keeps from a purge what was contacted while it ran', async () => {
  const sent = await reference(post(server, API_CALLS.submitInfo, chineseApplication()));
  await server.sql(
    `UPDATE licence_applications SET updated_at = now() - interval '25 months' WHERE reference = $1`,
    [sent],
  );
  const other = new Client({ connectionString: server.database.connectionString });
  await other.connect();
  try {
    await other.query(`BEGIN; ${LOCK_AUDIT}`);
    const purged = staffJson(server, ['privacy', 'purge', '--yes']);
    // Time enough for the command to come as far as the other lets it.
    await sleep(4_000);
    await other.query(
      `UPDATE licence_applications SET updated_at = now() WHERE reference = '${sent}'; COMMIT`,
    );
    expect(await purged).toMatchObject({ erased: 0 });
  } finally {
    await other.end();
  }
  expect(await dump()).toContain(sent);
});

it('cleans files after an erasure, until that has been done', async () => {
  const purge = () => staffJson(server, ['privacy', 'purge', '--yes']);
  await purge();
  expect(await purge()).not.toHaveProperty('removed_from');
  // The files of a table cannot be written anew for a while.
  const define = (body: string) =>
    server.sql(`CREATE OR REPLACE FUNCTION indexed(int) RETURNS int IMMUTABLE LANGUAGE plpgsql
      AS $$ BEGIN ${body}; END $$`);
  await define('RETURN 1');
  await server.sql('CREATE INDEX failing_idx ON serial_numbers (indexed(id))');
  await define(`RAISE 'not now'`);
  const sent = await reference(post(server, API_CALLS.submitInfo, chineseApplication()));
  const failed = await staff(server, ['privacy', 'erase', '--reference', sent, '--yes']);
  expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('not now')]);
  await server.sql('DROP FUNCTION indexed CASCADE');
  expect(await purge()).toMatchObject({ found: 0, removed_from: expect.any(Array) as unknown });
  expect(await purge()).not.toHaveProperty('removed_from');
});
