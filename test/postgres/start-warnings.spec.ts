import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { runScript } from '../support/run-script.js';
import { migrateDatabase, startServer } from '../support/server.js';

const KEYS = ['a'.repeat(64), 'b'.repeat(64)] as const;
let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase('postgres');
});
afterAll(() => database.remove());

/** Lines in which a start that succeeds names a variable. */
async function warnings(variable: string, environment: Record<string, string>): Promise<string[]> {
  const server = await startServer({ database, environment });
  await server.stop();
  return server
    .output()
    .split('\n')
    .filter((line) => line.includes('WARN') && line.includes(`${variable} is`));
}

it('a start says that demo data are missing, or are another key’s', async () => {
  const on = { SEED_DEMO: 'on', SECRET_KEY: KEYS[0] };
  await migrateDatabase({
    ...database,
    environment: { ...database.environment, ...on, SEED_DEMO: 'off' },
  });
  expect(await warnings('SEED_DEMO', on)).toEqual([expect.stringContaining('npm run db:migrate')]);
  await migrateDatabase({ ...database, environment: { ...database.environment, ...on } });
  expect(await warnings('SEED_DEMO', on)).toEqual([]);
  expect(await warnings('SEED_DEMO', { ...on, SECRET_KEY: KEYS[1] })).toHaveLength(1);
});

it('a public start says which demo data are accepted', async () => {
  const environment = { SEED_DEMO: 'on', SECRET_KEY: KEYS[0] };
  await migrateDatabase({ ...database, environment: { ...database.environment, ...environment } });
  const demoLines = async (more: Record<string, string>) => {
    const server = await startServer({ database, environment: { ...environment, ...more } });
    await server.stop();
    return server
      .output()
      .split('\n')
      .filter((line) => line.includes('WARN') && line.includes('can apply with'));
  };
  const origins = { ZH_ORIGIN: 'https://zh.example', EN_ORIGIN: 'https://en.example' };
  expect(await demoLines({})).toEqual([]);
  const lines = await demoLines(origins);
  expect(lines).toEqual([
    expect.stringMatching(/DEMO-ANEU-0001, .+, DEMO-INVITE: set SEED_DEMO=off/),
  ]);
  const staff = (...command: string[]) =>
    runScript(resolve('dist/app/server/cli/staff.js'), command, {
      ...database.environment,
      ...environment,
    });
  for (const [serialNumber] of lines[0]!.matchAll(/DEMO-\w+-\d+/g)) {
    expect(await staff('serials', 'revoke', serialNumber)).toMatchObject({ code: 0 });
  }
  expect(await staff('codes', 'revoke', 'DEMO-INVITE')).toMatchObject({ code: 0 });
  expect(await demoLines(origins)).toEqual([]);
});

it('a start says that another process may have another key', async () => {
  expect(await warnings('SECRET_KEY', {})).toEqual([expect.stringContaining('DATA_DIR')]);
  expect(await warnings('SECRET_KEY', { SECRET_KEY: KEYS[0] })).toEqual([]);
});

it.each([
  ['staff.js', ['codes', 'issue'], 'off', 1],
  ['staff.js', ['submissions', 'list'], 'off', 1],
  ['db-migrate.js', [], 'on', 1],
  // Takes no key.
  ['db-migrate.js', [], 'off', 0],
] as const)('%s %j makes no key with SEED_DEMO=%s', async (script, command, demo, expected) => {
  const dataDirectory = join(database.dataDirectory, 'elsewhere');
  const { code, stdout, stderr } = await runScript(
    resolve('dist/app/server/cli', script),
    command,
    { ...database.environment, DATA_DIR: dataDirectory, SEED_DEMO: demo },
  );
  expect([code, existsSync(dataDirectory)]).toEqual([expected, false]);
  if (expected === 1) expect(stdout + stderr).toContain('SECRET_KEY is not set');
});
