/** The staff's command line, beside a running server. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { LOCK_AUDIT } from '../../server/staff/audit/audit-log.js';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { envelopeOf, post } from '../support/api-client.js';
import { chineseApplication, englishApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { inquiry } from '../support/inquiries.js';
import { runScript } from '../support/run-script.js';
import { startServer, type TestServer } from '../support/server.js';
import { staff, staffJson, startStaff, statementsOf } from '../support/staff.js';

interface Listed {
  readonly reference: string;
  readonly kind: string;
  readonly status: string;
}

interface Audited {
  readonly action: string;
  readonly actor: string;
  readonly details: unknown;
}

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
  folder = mkdtempSync(join(tmpdir(), 'hengmai-staff-'));
});
afterAll(async () => {
  await server.dispose();
  rmSync(folder, { recursive: true });
});

async function submit(changes: object = {}): Promise<string> {
  const response = await post(server, API_CALLS.submitInfo, chineseApplication({ ...changes }));
  return envelopeOf<SubmissionReceipt>(response).data.reference;
}

const audited = (action: string) =>
  server.sql<{ actor: string; details: Record<string, unknown> }>(
    'SELECT actor, details FROM audit_events WHERE action = $1 ORDER BY id DESC',
    [action],
  );

describe('submissions', () => {
  it('are listed, shown and moved on, and that is noted', async () => {
    const reference = await submit({ name: '小明' });
    await post(server, API_CALLS.submitCooperation, inquiry('cooperation', 'zh'));
    const spam = await submit({ website: 'https://spam.example' });

    const all = await staffJson<Listed[]>(server, ['submissions', 'list']);
    expect(all.map(({ kind }) => kind).sort()).toEqual(['cooperation', 'licence_application']);
    expect(all.map((row) => row.reference)).not.toContain(spam);
    const some = (...filter: string[]) =>
      staffJson<Listed[]>(server, ['submissions', 'list', ...filter]);
    expect(await some('--kind', 'licence_application', '--product', 'AccuFFRangio')).toHaveLength(
      1,
    );
    expect(await some('--status', 'spam')).toHaveLength(1);
    expect(await some('--to', '2020-01-01')).toEqual([]);
    expect(await some('--from', '2020-01-01', '--limit', '1')).toHaveLength(1);

    const shown = await staffJson<{ name: string }>(server, ['submissions', 'show', reference]);
    expect(shown.name).toBe('小明');
    expect((await audited('submissions.show'))[0]).toMatchObject({ actor: 'tester' });

    await staffJson(server, ['submissions', 'status', reference.toLowerCase(), 'in_progress']);
    expect(await some('--status', 'in_progress')).toMatchObject([{ reference }]);
    expect((await audited('submissions.status'))[0]?.details).toEqual({
      from: 'new',
      to: 'in_progress',
    });
  });

  it('are noted as changed from the state that they had by then', async () => {
    const reference = await submit();
    const other = new Client({ connectionString: server.database.connectionString });
    await other.connect();
    try {
      await other.query(`BEGIN; ${LOCK_AUDIT}`);
      const later = staffJson(server, ['submissions', 'status', reference, 'done']);
      // Time enough for the command to come as far as the other lets it.
      await sleep(4_000);
      await other.query(
        `UPDATE licence_applications SET status = 'spam' WHERE reference = '${reference}'; COMMIT`,
      );
      expect(await later).toEqual([{ reference, from: 'spam', to: 'done' }]);
    } finally {
      await other.end();
    }
    const details = (await audited('submissions.status')).map((event) => event.details);
    expect(details).toContainEqual({ from: 'spam', to: 'done' });
  });

  it('are moved on together, each noted, or not at all', async () => {
    const [first, second] = [await submit(), await submit()];
    const noted = await audited('submissions.status');
    const status = (...references: string[]) => ['submissions', 'status', ...references];
    const unknown = ['LA-0000-0000-0001', 'LA-0000-0000-0002'];
    const { code, stderr } = await staff(server, status(first, 'done', ...unknown, second));
    expect([code, stderr]).toEqual([1, expect.stringContaining(unknown.join(', '))]);
    expect(await audited('submissions.status')).toEqual(noted);
    const change = { from: 'new', to: 'done' };
    const changed = await staffJson(server, status(second, 'done', first.toLowerCase(), second));
    expect(changed).toEqual([
      { reference: second, ...change },
      { reference: first, ...change },
    ]);
    const now = await audited('submissions.status');
    expect(now).toHaveLength(noted.length + 2);
    expect(now.slice(0, 2)).toMatchObject([{ details: change }, { details: change }]);
  });

  it('are found by the name of the product in either edition', async () => {
    const reference = await submit({ serialNumber: 'DEMO-ICAS-0003', modelType: 'AccuFFicas' });
    for (const product of ['AccuFFicas', 'AccuICAS', 'accuicas']) {
      const found = await staffJson(server, ['submissions', 'list', '--product', product]);
      expect(found).toMatchObject([{ reference }]);
    }
    const { code, stderr } = await staff(server, ['submissions', 'list', '--product', 'AccuNone']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('AccuFFicas')]);
  });

  it('are shown to people as a table, and mistakes as a line', async () => {
    const reference = await submit();
    const { stdout, code } = await staff(server, ['submissions', 'list']);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`│ ${reference} +│`));
    const unknown = await staff(server, ['submissions', 'show', 'LA-0000-0000-0000']);
    expect(unknown).toMatchObject({ code: 1, stdout: '' });
    expect(unknown.stderr.trim().split('\n')).toHaveLength(1);
    expect((await staff(server, ['submissions', 'list', '--kind', 'no'])).code).not.toBe(0);
    expect((await staff(server, ['submissions', 'export', '--help'])).stdout).toContain('--from');
  });

  it('are exported in either language, as text', async () => {
    const reference = await submit({
      institution: '=HYPERLINK("http://evil.example")',
      remark: '一行\n"两行"',
      serialNumber: 'DEMO-STRK-0002',
      modelType: 'AccuCTP',
    });
    const file = join(folder, 'applications.csv');
    const zh = ['submissions', 'export', file, '--product', 'AccuCTP'];
    expect(await staffJson(server, zh)).toEqual({ file, rows: 1 });
    const csv = readFileSync(file, 'utf8');
    expect(csv.startsWith('\ufeff"编号","提交时间（北京时间）"')).toBe(true);
    expect(csv).toContain(`"${reference}"`);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(csv).toContain('"一行\n""两行"""');
    expect(csv).toContain('"医生"');
    const again = await staff(server, [...zh, '--language', 'en']);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('--force')]);
    expect(readFileSync(file, 'utf8')).toBe(csv);
    await staffJson(server, [...zh, '--language', 'en', '--force']);
    expect(readFileSync(file, 'utf8')).toContain('"Doctor"');

    const sheet = join(folder, 'applications.xlsx');
    await staffJson(server, ['submissions', 'export', sheet]);
    expect(readFileSync(sheet).subarray(0, 2).toString()).toBe('PK');
    expect((await audited('submissions.export'))[0]?.details).toMatchObject({ format: 'xlsx' });
    const { code, stderr } = await staff(server, ['submissions', 'export', `${file}.pdf`]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('.csv')]);
  });
});

it.each([
  ['serials', 'issue', '--product', 'AneuFlow'],
  ['codes', 'issue'],
])('%s are issued 10,000 at a time, not more', async (...command) => {
  const { code, stdout, stderr } = await staff(server, [...command, '--count', '10001']);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/最多.+10000.+ \/ At most 10000/);
});

it('invitation codes are issued, used and revoked', async () => {
  const check = async (invitationCode: string) =>
    (await post(server, API_CALLS.checkInvitationCode, { invitationCode })).status;
  const [issued] = await staffJson<{ id: number; code: string }[]>(server, ['codes', 'issue']);
  expect(await check(issued!.code)).toBe(200);
  const reference = await submit({ invitationCode: issued!.code });
  expect(await check(issued!.code)).toBe(404);
  const shown = await staffJson(server, ['submissions', 'show', reference]);
  expect(shown).toMatchObject({ invited: true, invitation_code_id: issued!.id });
  const file = join(folder, 'invited.csv');
  await staffJson(server, ['submissions', 'export', file]);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`"${reference}".+"是","${issued!.id}"`));
  const [other] = await staffJson<{ id: number; code: string }[]>(server, [
    ...['codes', 'issue', '--unlimited'],
  ]);
  await staffJson(server, ['codes', 'revoke', String(other!.id)]);
  expect(await check(other!.code)).toBe(404);
  const list = JSON.stringify(await staffJson(server, ['codes', 'list']));
  expect(list).not.toContain(other!.code);
});

it('invitation codes are stored and audited in one statement, however many they are', async () => {
  const tables = ['INSERT invitation_codes', 'INSERT audit_events'] as const;
  let issued: { id: number; code: string; max_uses: number }[] = [];
  const written = await statementsOf(server, tables, async () => {
    issued = await staffJson(server, ['codes', 'issue', '--count', '9', '--uses', '2']);
  });
  expect(written).toEqual({ 'INSERT invitation_codes': 1, 'INSERT audit_events': 1 });
  const last = issued.at(-1)!;
  expect(last.max_uses).toBe(2);
  const check = { invitationCode: last.code };
  expect((await post(server, API_CALLS.checkInvitationCode, check)).status).toBe(200);
  await staffJson(server, ['codes', 'revoke', String(last.id)]);
  expect((await post(server, API_CALLS.checkInvitationCode, check)).status).toBe(404);
});

it('notifications of one submission are listed', async () => {
  const reference = await submit();
  await server.sql(
    `INSERT INTO outbox_messages (channel, submission_kind, reference, status, sent_at)
     VALUES ('receipt', 'licence_application', $1, 'sent', now()),
       ('receipt', 'licence_application', 'LA-OTHER', 'sent', now())`,
    [reference],
  );
  const list = ['notifications', 'list', '--reference', ` ${reference.toLowerCase()}`];
  expect(await staffJson(server, list)).toMatchObject([{ reference, status: 'sent' }]);
  expect(await staffJson(server, [...list, '--status', 'dead'])).toEqual([]);
});

it('notifications that were given up are sent again on request', async () => {
  const reference = await submit();
  const [message] = await server.sql<{ id: string }>(
    `INSERT INTO outbox_messages (channel, submission_kind, reference, status, attempts, last_error)
     VALUES ('webhook', 'licence_application', $1, 'dead', 10, 'HTTP 500') RETURNING id`,
    [reference],
  );
  expect(await staffJson(server, ['notifications', 'list', '--status', 'dead'])).toMatchObject([
    { reference, attempts: 10 },
  ]);
  const other = '00000000-0000-4000-8000-000000000000';
  const retry = ['notifications', 'retry', message!.id, other];
  const { code, stderr } = await staff(server, retry);
  expect([code, stderr]).toEqual([0, expect.stringContaining(other)]);
  expect(stderr).not.toContain(message!.id);
  expect(await staffJson(server, ['notifications', 'list', '--status', 'pending'])).toMatchObject([
    // Its first attempt is behind it, with which a receipt has been counted.
    { reference, attempts: 1 },
  ]);
  expect((await staff(server, ['notifications', 'retry', message!.id])).code).toBe(1);
});

describe('where nobody reads what is printed', () => {
  it('a reader that has gone is no failure', async () => {
    const { child, result } = startStaff(server, ['submissions', 'list']);
    child.stdout!.destroy();
    expect(await result).toMatchObject({ code: 0, stderr: '' });
  });

  it('a full disk is one, told in a line', async () => {
    const full = await open('/dev/full', 'w');
    const { result } = startStaff(server, ['submissions', 'list'], full.fd);
    const { code, stderr } = await result;
    await full.close();
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/ \/ .+ENOSPC/)]);
  });
});

it('times are Shanghai’s, whatever is printed', async () => {
  await submit();
  await staffJson(server, ['codes', 'issue']);
  const moments: string[] = [];
  for (const command of ['submissions list', 'serials list', 'codes list', 'audit list']) {
    const [row] = await staffJson<Record<string, string>[]>(server, command.split(' '));
    moments.push(row!.created_at ?? row!.submitted_at ?? row!.time!);
  }
  for (const moment of moments) {
    expect(moment).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const hoursAgo = (Date.now() - Date.parse(`${moment.replace(' ', 'T')}+08:00`)) / 3_600_000;
    expect(Math.abs(hoursAgo)).toBeLessThan(1);
  }
});

it('one submission is shown without what is empty', async () => {
  const { stdout } = await staff(server, ['submissions', 'show', await submit()]);
  expect(stdout).toContain('email');
  expect(stdout).not.toMatch(/│ (address|telephone|contact) /);
});

it('names from the English form are shown as it labels them', async () => {
  const body = englishApplication({ surname: 'Jane', name: 'Sample' });
  const response = await post(server, API_CALLS.submitInfo, body);
  const { reference } = envelopeOf<SubmissionReceipt>(response).data;
  const names = { first_name: 'Jane', last_name: 'Sample' };
  const shown = await staffJson(server, ['submissions', 'show', reference]);
  expect(shown).toMatchObject(names);
  expect(shown).not.toHaveProperty('surname');
  const access = await staffJson(server, ['privacy', 'access', '--reference', reference]);
  expect(access).toMatchObject({ submissions: [names] });
});

it('a user without a name is asked for one', async () => {
  // As in a container that runs under a number which its passwd does not list.
  const nameless = `import os from 'node:os'; import { syncBuiltinESMExports } from 'node:module';
    os.userInfo = () => { throw new Error('uv_os_get_passwd returned ENOENT'); }; syncBuiltinESMExports();`;
  const { code, stderr } = await runScript(
    'dist/app/server/cli/staff.js',
    ['submissions', 'list'],
    {
      ...server.database.environment,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(nameless)}`,
    },
  );
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('STAFF_NAME')]);
});

it('the audit can be read, and not be changed', async () => {
  const events = await staffJson<Audited[]>(server, ['audit', 'list', '--limit', '500']);
  expect(new Set(events.map(({ details }) => typeof details))).toEqual(new Set(['object']));
  expect(events.every(({ actor }) => actor === 'tester')).toBe(true);
  expect(new Set(events.map(({ action }) => action)).size).toBeGreaterThan(5);
  for (const sql of [
    `UPDATE audit_events SET actor = 'nobody'`,
    'DELETE FROM audit_events',
    'TRUNCATE audit_events',
  ]) {
    await expect(server.sql(sql)).rejects.toThrow('append-only');
  }
});
