/** The documented backup of a running embedded database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { API_CALLS } from '../../web/contract/api.js';
import { post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { createDatabase } from '../support/database.js';
import { allRows } from '../support/all-rows.js';
import { runScript } from '../support/run-script.js';
import { startServer } from '../support/server.js';

const BACKUP = resolve('dist/app/server/db-backup.js');

it('restores to the same rows, though the site was being used while it was made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hengmai-backup-'));
  const server = await startServer();
  const backUp = (to: string) => runScript(BACKUP, [to], server.database.environment);
  const submit = async () =>
    (await post(server, API_CALLS.submitInfo, chineseApplication())).status;
  for (let index = 0; index < 20; index += 1) await submit();
  const first = await allRows(server);

  let isDone = false;
  const meanwhile = (async () => {
    const statuses: number[] = [];
    while (!isDone) statuses.push(await submit());
    return statuses;
  })();
  const copy = join(folder, 'copy');
  expect(await backUp(copy)).toMatchObject({ code: 0 });
  isDone = true;
  expect(new Set(await meanwhile)).toEqual(new Set([200]));
  const last = await allRows(server);
  expect(await backUp(copy)).toMatchObject({ code: 1 });
  await server.dispose();

  const database = { ...(await createDatabase('embedded')), environment: { DATA_DIR: copy } };
  const restored = await startServer({
    database: {
      ...database,
      connectionString: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(copy)}`,
    },
  });
  const rows = await allRows(restored);
  const applications = (of: Record<string, string[]>) => new Set(of.licence_applications);
  // Nothing that was there before is missing, and nothing is there that never was.
  expect([...applications(first)].filter((row) => !applications(rows).has(row))).toEqual([]);
  expect([...applications(rows)].filter((row) => !applications(last).has(row))).toEqual([]);
  for (const table of ['countries', 'areas', 'serial_numbers', 'invitation_codes']) {
    expect(rows[table]).toEqual(first[table]);
  }
  const code = await post(restored, API_CALLS.checkInvitationCode, {
    invitationCode: 'DEMO-INVITE',
  });
  expect(code.status).toBe(200);
  await restored.stop();
  await database.remove();
  rmSync(folder, { recursive: true });
});
