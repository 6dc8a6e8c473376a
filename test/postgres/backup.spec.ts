/** The documented backup of a PostgreSQL server, by its own tools. */
import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { API_CALLS } from '../../web/contract/api.js';
import { allRows } from '../support/all-rows.js';
import { post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { createDatabase } from '../support/database.js';
import { startServer } from '../support/server.js';

it('restores to the same rows, and the site starts on them', async () => {
  const server = await startServer({ kind: 'postgres' });
  for (let index = 0; index < 10; index += 1) {
    await post(server, API_CALLS.submitInfo, chineseApplication());
  }
  const dump = spawnSync('pg_dump', ['--format=custom', server.database.connectionString], {
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(dump.status).toBe(0);
  const expected = await allRows(server);

  const target = await createDatabase('postgres');
  const restore = spawnSync(
    'pg_restore',
    ['--exit-on-error', `--dbname=${target.connectionString}`],
    {
      input: dump.stdout,
    },
  );
  expect(restore.stderr.toString()).toBe('');
  const restored = await startServer({ database: target });
  const rows = await allRows(restored);
  for (const table of Object.keys(expected).filter((name) => !name.endsWith('_counters'))) {
    expect(rows[table]).toEqual(expected[table]);
  }
  await restored.dispose();
  await server.dispose();
});
