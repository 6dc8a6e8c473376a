/** The disk fills up just when PostgreSQL wants the next file of its write-ahead log. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { API_CALLS } from '../../web/contract/api.js';
import { post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { eventually } from '../support/eventually.js';
import { migratedDatabase, startServer } from '../support/server.js';

it('ends the process with its reason, and the next one goes on', async () => {
  const database = await migratedDatabase('embedded');
  const folder = mkdtempSync(join(tmpdir(), 'hengmai-full-'));
  const server = await startServer({
    database,
    environment: {
      NODE_OPTIONS: `--import=${pathToFileURL(resolve('test/support/full-disk.mjs')).href}`,
      FULL_DISK_FOR: 'xlogtemp',
      FULL_DISK_SINCE: join(folder, 'full'),
    },
  });
  expect((await post(server, API_CALLS.submitInfo, chineseApplication())).status).toBe(200);
  writeFileSync(join(folder, 'full'), '');
  // The statement itself is answered with an error, or not at all.
  await server.sql('SELECT pg_switch_wal()').catch(() => undefined);
  await post(server, API_CALLS.submitInfo, chineseApplication()).catch(() => undefined);
  await eventually('it has ended', () => server.output().includes('Stopping: '));
  expect(server.output()).toContain('No space left on device');
  await server.stop();

  const next = await startServer({ database });
  expect((await next.sql('SELECT FROM licence_applications')).length).toBeGreaterThan(0);
  expect((await post(next, API_CALLS.submitInfo, chineseApplication())).status).toBe(200);
  await next.dispose();
  rmSync(folder, { recursive: true });
});
