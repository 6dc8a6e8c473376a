/** What is left after the power went: of the database's files only what was synchronised. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { envelopeOf, post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { migratedDatabase, startServer } from '../support/server.js';

const PROBE = pathToFileURL(resolve('test/support/power-cut.mjs')).href;
const SENDERS = 4;
const EACH = 15;

it('holds every acknowledged submission', async () => {
  const database = await migratedDatabase('embedded');
  // With all its files, wherever it was not prepared.
  await (await startServer({ database })).stop();
  const folder = mkdtempSync(join(tmpdir(), 'hengmai-power-'));
  const left = join(folder, 'left');
  const server = await startServer({
    database,
    environment: {
      NODE_OPTIONS: `--import=${PROBE}`,
      POWER_CUT_FROM: database.dataDirectory,
      POWER_CUT_TO: left,
    },
  });
  const acknowledged: string[] = [];
  const send = async () => {
    for (let index = 0; index < EACH; index += 1) {
      const response = await post(server, API_CALLS.submitInfo, chineseApplication());
      acknowledged.push(envelopeOf<SubmissionReceipt>(response).data.reference);
    }
  };
  // Half of them after a checkpoint, which writes to all files.
  await Promise.all(Array.from({ length: SENDERS }, send));
  await server.sql('CHECKPOINT');
  await Promise.all(Array.from({ length: SENDERS }, send));
  cpSync(left, join(folder, 'data'), { recursive: true });
  await server.kill();

  const after = await startServer({
    database: {
      ...database,
      dataDirectory: join(folder, 'data'),
      environment: { DATA_DIR: join(folder, 'data') },
      connectionString: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(join(folder, 'data'))}`,
    },
  });
  const rows = await after.sql<{ reference: string }>('SELECT reference FROM licence_applications');
  const stored = rows.map(({ reference }) => reference);
  expect(acknowledged).toHaveLength(2 * SENDERS * EACH);
  expect(acknowledged.filter((reference) => !stored.includes(reference))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  await after.dispose();
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});
