/** The documented backup of a running embedded database. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { API_CALLS } from '../../web/contract/api.js';
import { post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { createDatabase } from '../support/database.js';
import { allRows } from '../support/all-rows.js';
import { eventually } from '../support/eventually.js';
import { runScript, startScript } from '../support/run-script.js';
import { startServer, type TestServer } from '../support/server.js';

const CLI = resolve('dist/app/server/cli');
const BACKUP = join(CLI, 'db-backup.js');
const preloaded = (name: string) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(resolve('test/support', name)).href}`,
});

let folder: string;
/** Runs through all tests that leave it as it is. */
let shared: TestServer;

beforeAll(async () => {
  shared = await startServer();
});
afterAll(() => shared.dispose());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hengmai-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('restores to the same rows, though the site was being used while it was made', async () => {
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
  await server.stop();
  // Refused again, and ended: it has opened the database itself now.
  expect(await backUp(copy)).toMatchObject({ code: 1 });

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
  await server.dispose();
});

it('is closed to everybody else, and says what it holds', async () => {
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  chmodSync(copy, 0o777);
  const { code, stdout, stderr } = await runScript(BACKUP, [copy], shared.database.environment);
  expect(code).toBe(0);
  expect(stdout + stderr).toMatch(/请加密保存 \/ .+the key of its hashes: encrypt it/);

  expect(readdirSync(folder)).toEqual(['copy']);
  const entries = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  expect(entries).toEqual(expect.arrayContaining(['secret-key', 'postgres/PG_VERSION']));
  const open = ['.', ...entries].filter((name) => statSync(join(copy, name)).mode & 0o077);
  expect(open).toEqual([]);
});

it('is on the disk, file by file, before it has its name', async () => {
  const [copy, notes] = [join(folder, 'copy'), join(folder, 'notes')];
  const { code } = await runScript(BACKUP, [copy], {
    ...shared.database.environment,
    ...preloaded('noted-syncs.mjs'),
    NOTED_SYNCS: notes,
  });
  expect(code).toBe(0);
  const lines = readFileSync(notes, 'utf8').trim().split('\n');
  const renamed = lines.indexOf(`rename ${copy}`);
  const synced = lines.slice(0, renamed).map((line) => line.replace(/^sync .+?\/copy\.[^/]+/, ''));
  const entries = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  expect(['', ...entries.map((entry) => `/${entry}`)].filter((e) => !synced.includes(e))).toEqual(
    [],
  );
  // And its name as well.
  expect(lines.slice(renamed + 1)).toEqual([`sync ${folder}`]);
});

it('is refused where there is no database, and makes none', async () => {
  const [DATA_DIR, copy] = [join(folder, 'data'), join(folder, 'copy')];
  const { code, stdout, stderr } = await runScript(BACKUP, [copy], { DATA_DIR });
  expect([code, (stdout + stderr).trim().split('\n')]).toEqual([
    1,
    [expect.stringContaining('DATA_DIR')],
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

it('is not put into the folder that it is to save', async () => {
  const { dataDirectory, environment } = shared.database;
  for (const inside of [dataDirectory, join(dataDirectory, 'new', 'copy')]) {
    const { code, stdout, stderr } = await runScript(BACKUP, [inside], environment);
    expect([code, stdout + stderr]).toEqual([1, expect.stringContaining('DATA_DIR')]);
  }
  expect(existsSync(join(dataDirectory, 'new'))).toBe(false);
});

describe('leaves nothing behind, neither data nor the key,', () => {
  /** A backup that has copied all files and waits for the end of the copy. */
  async function copying({ database }: TestServer) {
    const until = join(database.dataDirectory, 'copied');
    const backup = startScript(BACKUP, [join(folder, 'copy')], {
      ...database.environment,
      ...preloaded('slow-copy.mjs'),
      SLOW_COPY_UNTIL: until,
    });
    await eventually('it copies', () =>
      readdirSync(folder).some((name) => existsSync(join(folder, name, 'postgres', 'PG_VERSION'))),
    );
    return { ...backup, goOn: () => writeFileSync(until, '') };
  }

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('where %s ends it', async (signal) => {
    const { child, result } = await copying(shared);
    child.kill(signal);
    expect(await result).toMatchObject({ code: 130 });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('where the owner of the database is killed meanwhile, and says so in one line', async () => {
    const server = await startServer();
    const { result, goOn } = await copying(server);
    await server.kill();
    goOn();
    const { code, stdout, stderr } = await result;
    expect(code).toBe(1);
    const lines = (stdout + stderr).trim().split('\n');
    expect(lines).toEqual([expect.stringContaining('ended before the copy was whole')]);
    expect(readdirSync(folder)).toEqual([]);
    await server.dispose();
  });

  describe('beside no server', () => {
    let stopped: TestServer;
    beforeAll(async () => {
      stopped = await startServer();
      await stopped.stop();
    });
    afterAll(() => stopped.dispose());

    it.each([
      ['a backup', 'db-backup.js', (to: string) => [join(to, 'copy')]],
      ['a migration', 'db-migrate.js', () => []],
      ['staff', 'staff.js', () => ['submissions', 'list']],
      ['staff', 'staff.js', () => ['submissions', 'list', '--json']],
    ])(
      'where %s loses a database of its own, and says so in one line',
      async (_who, script, args) => {
        const { code, stdout, stderr } = await runScript(join(CLI, script), args(folder), {
          ...stopped.database.environment,
          ...preloaded('lost-database.mjs'),
        });
        expect([code, (stdout + stderr).trim().split('\n')]).toEqual([
          1,
          [expect.stringContaining('the embedded database failed: its thread was ended')],
        ]);
        expect(readdirSync(folder)).toEqual([]);
      },
    );
  });
});
