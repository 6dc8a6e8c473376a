/** What an erasure leaves of a person in the files of the embedded database. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { envelopeOf, post } from '../support/api-client.js';
import { chineseApplication, englishApplication } from '../support/applications.js';
import { inquiry } from '../support/inquiries.js';
import { runScript } from '../support/run-script.js';
import { startServer, type TestServer } from '../support/server.js';
import { staff, staffJson } from '../support/staff.js';

const BACKUP = resolve('dist/app/server/cli/db-backup.js');
const PERSON = { email: 'zenobia.quill@unique.example', surname: 'Zenobia', name: 'Quillfeather' };

let server: TestServer;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hengmai-erasure-'));
  server = await startServer();
});
afterEach(async () => {
  await server.dispose();
  rmSync(folder, { recursive: true });
});

/** Files below a folder that hold any of the words. */
function filesWith(words: readonly string[], below: string): string[] {
  return readdirSync(below, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(below, name);
    try {
      if (!statSync(path).isFile()) return false;
      const content = readFileSync(path);
      return words.some((word) => content.includes(word));
    } catch (error) {
      // The database has taken away a file of its own in the meantime.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  });
}

async function backUp(name: string): Promise<string> {
  const target = join(folder, name);
  expect(await runScript(BACKUP, [target], server.database.environment)).toMatchObject({ code: 0 });
  return target;
}

it('is nothing, in no file of the data directory nor of a backup made afterwards', async () => {
  const response = await post(server, API_CALLS.submitInfo, englishApplication(PERSON));
  const { reference } = envelopeOf<SubmissionReceipt>(response).data;
  const question = { ...inquiry('guidance', 'en'), name: PERSON.name, contact: PERSON.email };
  await post(server, API_CALLS.submitGuidance, question);
  await post(server, API_CALLS.submitInfo, chineseApplication());
  await staffJson(server, ['submissions', 'status', reference, 'in_progress']);
  await server.sql(`UPDATE serial_numbers SET note = $1 WHERE serial_number = 'DEMO-ANEU-0001'`, [
    `for ${PERSON.email}`,
  ]);
  // The planner's samples: of a table that stays filled, and of one that the erasure leaves empty.
  await server.sql('ANALYZE');
  const words = [...Object.values(PERSON), reference];
  const before = await backUp('before');
  expect(filesWith(words, before)).not.toEqual([]);

  const erased = await staffJson<object>(server, [
    ...['privacy', 'erase', '--email', PERSON.email, '--yes'],
  ]);
  expect(erased).toMatchObject({
    erased: 2,
    removed_from: ['tables', 'database_files'],
    still_in: ['freed_disk_blocks', 'earlier_backups', 'earlier_exports', 'sent_messages'],
  });
  expect(filesWith(words, server.database.dataDirectory)).toEqual([]);
  expect(filesWith(words, await backUp('after'))).toEqual([]);
  expect(filesWith(words, before)).not.toEqual([]);
  // Others are still there, and the site goes on.
  expect(await server.sql('SELECT FROM licence_applications')).toHaveLength(1);
  expect((await post(server, API_CALLS.submitInfo, chineseApplication())).status).toBe(200);
});

it('is the same after a purge, told to people in both languages', async () => {
  await post(server, API_CALLS.submitInfo, englishApplication(PERSON));
  await server.sql(`UPDATE licence_applications SET updated_at = now() - interval '25 months'`);
  const { stdout, code } = await staff(server, ['privacy', 'purge', '--yes']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/still_in.+磁盘.+disk/);
  expect(stdout).toMatch(/此前的备份 \/ backups made before/);
  expect(filesWith(Object.values(PERSON), server.database.dataDirectory)).toEqual([]);
});
