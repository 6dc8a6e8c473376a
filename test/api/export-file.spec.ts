/** Where an export is written, and what of it others may find there. */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { API_CALLS } from '../../web/contract/api.js';
import { post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';
import { staff, staffJson } from '../support/staff.js';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
  await post(server, API_CALLS.submitInfo, chineseApplication());
});
afterAll(() => server.dispose());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hengmai-export-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (file: string) => statSync(file).mode & 0o777;

it.each(['csv', 'xlsx'])(
  'is readable by its owner alone, whatever was there (%s)',
  async (type) => {
    const file = join(folder, `applications.${type}`);
    // Others may have made both, to read what is written into them, or to have a third one overwritten.
    const [unfinished, third] = [`${file}.part`, join(folder, 'third')];
    for (const other of [file, third]) {
      writeFileSync(other, 'theirs');
      chmodSync(other, 0o666);
    }
    symlinkSync(third, unfinished);

    await staffJson(server, ['submissions', 'export', file, '--force']);
    expect(modeOf(file)).toBe(0o600);
    expect(statSync(file).size).toBeGreaterThan(100);
    expect(readFileSync(third, 'utf8')).toBe('theirs');
    expect(readdirSync(folder).sort()).toEqual([
      `applications.${type}`,
      `applications.${type}.part`,
      'third',
    ]);
  },
);

it('leaves nothing behind where it cannot be written, and says so in one line', async () => {
  const taken = join(folder, 'taken.csv');
  mkdirSync(taken);
  for (const file of [taken, join(folder, 'missing', 'applications.csv')]) {
    const { code, stderr } = await staff(server, ['submissions', 'export', file]);
    expect([code, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining(file)]]);
  }
  expect(readdirSync(folder)).toEqual(['taken.csv']);
});
