/** The staff's commands for serial numbers, beside a running server. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { LOCK_AUDIT } from '../../server/staff/audit/audit-log.js';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { envelopeOf, post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';
import { staff, staffJson, statementsOf } from '../support/staff.js';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
  folder = mkdtempSync(join(tmpdir(), 'hengmai-serials-'));
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

describe('serial numbers', () => {
  const table = (text: string | Buffer) => {
    const file = join(folder, 'serials.csv');
    writeFileSync(file, text);
    return file;
  };
  const covers = async (serialNumber: string) =>
    (await post(server, API_CALLS.getModelBySerialNumber, { serialNumber })).status;

  it('are imported whole or not at all, with every error of every line', async () => {
    const file = table(
      'serial_number,products,note\nhm-1,AneuFlow;AccuICAS,\n,AneuFlow,\nHM-1,Nothing,\nDEMO-ANEU-0001,AccuCTP,\nHM-2,,\n',
    );
    const { code, stderr } = await staff(server, ['serials', 'import', file, '--json']);
    expect(code).toBe(1);
    const { details } = JSON.parse(stderr) as { details: { line: number }[] };
    expect(details.map(({ line }) => line)).toEqual([3, 4, 4, 5, 6]);
    expect(await covers('HM-1')).toBe(404);
  });

  it('are not imported where somebody else has imported one meanwhile', async () => {
    const file = table('serial_number,products\nTWICE-1,AneuFlow\nTWICE-2,AneuFlow\n');
    const other = new Client({ connectionString: server.database.connectionString });
    await other.connect();
    try {
      await other.query(`BEGIN; ${LOCK_AUDIT}`);
      const later = staff(server, ['serials', 'import', file, '--json']);
      // Time enough for the command to come as far as the other lets it.
      await sleep(4_000);
      await other.query(`INSERT INTO serial_numbers (serial_number) VALUES ('TWICE-2'); COMMIT`);
      const { code, stderr } = await later;
      expect(code).toBe(1);
      const { details } = JSON.parse(stderr) as { details: object[] };
      expect(details).toEqual([
        { line: 3, problem: expect.stringContaining('TWICE-2') as unknown },
      ]);
    } finally {
      await other.end();
    }
    expect(await covers('TWICE-1')).toBe(404);
  });

  it('are imported after a dry run, also from a Chinese spreadsheet', async () => {
    // GB 18030, as Excel in China saves it: 序列号,产品
    const headings = Buffer.from([
      0xd0, 0xf2, 0xc1, 0xd0, 0xba, 0xc5, 0x2c, 0xb2, 0xfa, 0xc6, 0xb7,
    ]);
    const file = table(Buffer.concat([headings, Buffer.from('\r\nhm-3,accuffrct;AccuICAS\r\n')]));
    const dry = await staffJson(server, ['serials', 'import', file, '--dry-run']);
    expect(dry).toMatchObject({ serial_numbers: 1, imported: false });
    expect(await covers('HM-3')).toBe(404);
    await staffJson(server, ['serials', 'import', file]);
    const found = await post(server, API_CALLS.getModelBySerialNumber, { serialNumber: 'HM-3' });
    expect(envelopeOf<{ models: string[] }>(found).data.models.sort()).toEqual([
      'AccuFFRct',
      'AccuFFicas',
    ]);
    expect((await audited('serials.import'))[0]?.details).toEqual({ count: 1 });
  });

  it('are issued, listed and revoked', async () => {
    const issue = [
      'serials',
      'issue',
      '--product',
      'AneuFlow',
      '--product',
      'AccuLV',
      '--count',
      '2',
    ];
    const issued = await staffJson<{ serial_number: string }[]>(server, issue);
    expect(issued).toHaveLength(2);
    const { serial_number } = issued[0]!;
    expect(await covers(serial_number)).toBe(200);
    await staffJson(server, ['serials', 'revoke', serial_number.toLowerCase()]);
    expect(await covers(serial_number)).toBe(404);
    expect(await staffJson(server, ['serials', 'list', '--revoked'])).toMatchObject([
      { serial_number, products: 'AccuLV; AneuFlow', applications: 0 },
    ]);
    expect((await staff(server, ['serials', 'revoke', serial_number])).code).toBe(1);
    expect(await audited('serials.issue')).toHaveLength(2);
    const [revocation] = await staffJson<object[]>(server, ['audit', 'list', '--limit', '1']);
    expect(revocation).toMatchObject({ action: 'serials.revoke', subject: serial_number });
  });

  it('are restored, and get further products, and that is noted', async () => {
    const file = table('serial_number,products\nAGAIN-1,AneuFlow\n');
    await staffJson(server, ['serials', 'import', file]);
    await staffJson(server, ['serials', 'revoke', 'AGAIN-1']);
    expect(await staffJson(server, ['serials', 'restore', 'again-1'])).toEqual({
      serial_number: 'AGAIN-1',
      revoked: false,
    });
    const [row] = await staffJson<object[]>(server, ['serials', 'list', 'AGAIN-1']);
    expect(row).toMatchObject({ revoked_at: null });
    const add = (...products: string[]) => [
      ...['serials', 'add', 'again-1'],
      ...products.flatMap((product) => ['--product', product]),
    ];
    expect(await staffJson(server, add('AneuFlow', 'AccuICAS'))).toEqual({
      serial_number: 'AGAIN-1',
      added: 'AccuFFicas',
    });
    const found = await post(server, API_CALLS.getModelBySerialNumber, { serialNumber: 'AGAIN-1' });
    expect(envelopeOf<{ models: string[] }>(found).data.models).toEqual(['AneuFlow', 'AccuFFicas']);
    const noted = await staffJson<{ action: string }[]>(server, ['audit', 'list', '--limit', '2']);
    expect(noted).toMatchObject([
      { action: 'serials.add', subject: 'AGAIN-1', details: { products: ['AccuFFicas'] } },
      { action: 'serials.restore', subject: 'AGAIN-1' },
    ]);
    for (const command of [
      ['serials', 'restore', 'AGAIN-1'],
      ['serials', 'restore', 'AGAIN-0'],
      ['serials', 'add', 'AGAIN-0', '--product', 'AneuFlow'],
      add('AccuFFicas'),
    ]) {
      const { code, stderr } = await staff(server, command);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^.+AGAIN-\d.*\n$/)]);
    }
  });

  it('are listed with their applications, or one alone, however it is written', async () => {
    await server.sql(`WITH made AS (
      INSERT INTO serial_numbers (serial_number) SELECT 'LONG-' || generate_series(1, 33000) RETURNING id)
      INSERT INTO serial_number_models (serial_number_id, product) SELECT id, 'AneuFlow' FROM made`);
    await submit({ serialNumber: 'LONG-2', modelType: 'AneuFlow' });
    const list = (...args: string[]) =>
      staffJson<Record<string, unknown>[]>(server, ['serials', 'list', ...args]);
    const all = await list('--limit', '40000');
    expect(all.length).toBeGreaterThan(33_000);
    const row = { serial_number: 'LONG-2', products: 'AneuFlow', applications: 1 };
    expect(all.filter(({ serial_number }) => serial_number === 'LONG-2')).toMatchObject([row]);
    expect(await list(' long－2')).toMatchObject([row]);
    expect(await list('LONG-2', '--product', 'AccuLV')).toEqual([]);
    expect(await list('LONG-0')).toEqual([]);
  });

  it('are stored and audited in one statement for each table, however many they are', async () => {
    const lines = Array.from({ length: 300 }, (_line, index) => `MANY-${index},AneuFlow;AccuLV`);
    const file = table(['serial_number,products', ...lines].join('\n'));
    const tables = [
      ...(['INSERT serial_numbers', 'INSERT serial_number_models'] as const),
      'INSERT audit_events',
    ] as const;
    const once = Object.fromEntries(tables.map((change) => [change, 1]));
    const imported = () => staffJson(server, ['serials', 'import', file]);
    expect(await statementsOf(server, tables, imported)).toEqual(once);
    expect(await covers('MANY-299')).toBe(200);
    const issue = [
      'serials',
      'issue',
      '--product',
      'AneuFlow',
      '--count',
      '300',
      '--note',
      '中"\\',
    ];
    let issued: { serial_number: string }[] = [];
    const run = async () => (issued = await staffJson(server, issue));
    expect(await statementsOf(server, tables, run)).toEqual(once);
    const stored = await server.sql<{ serial_number: string; note: string }>(
      `SELECT s.serial_number, s.note FROM serial_numbers s
       JOIN audit_events a ON (a.action, a.subject_id) = ('serials.issue', s.id)
       WHERE s.note IS NOT NULL ORDER BY a.id`,
    );
    expect(stored.map((row) => row.serial_number)).toEqual(issued.map((row) => row.serial_number));
    expect(new Set(stored.map(({ note }) => note))).toEqual(new Set(['中"\\']));
  });
});
