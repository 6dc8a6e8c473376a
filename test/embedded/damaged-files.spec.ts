/** Database files that are not whole: nothing is made over them, and the operator hears what it is. */
import { mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { API_CALLS } from '../../web/contract/api.js';
import { post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { failToStart, migratedDatabase, startServer } from '../support/server.js';

let database: TestDatabase;
const inFiles = (...names: string[]) => join(database.dataDirectory, 'postgres', ...names);

describe('a database that was written to', () => {
  let whole: TestDatabase;
  beforeAll(async () => {
    whole = await migratedDatabase('embedded');
    // With all its files, wherever it was not prepared.
    await (await startServer({ database: whole })).stop();
  });
  beforeEach(async () => {
    database = await createDatabase('embedded', whole.dataDirectory);
  });
  afterEach(() => database.remove());
  afterAll(() => whole.remove());

  it.each([
    ['PG_VERSION is missing', () => rmSync(inFiles('PG_VERSION')), 'holds files but no PG_VERSION'],
    ['its control file is missing', () => rmSync(inFiles('global', 'pg_control')), 'pg_control'],
    [
      'its control file is cut',
      () => truncateSync(inFiles('global', 'pg_control'), 100),
      'pg_control',
    ],
    [
      'its log is missing',
      () => {
        rmSync(inFiles('pg_wal'), { recursive: true });
        mkdirSync(inFiles('pg_wal'));
      },
      'checkpoint record',
    ],
    ['it is of another version', () => writeFileSync(inFiles('PG_VERSION'), '12\n'), 'version 12'],
  ])('says so where %s', async (_name, damage, words) => {
    damage();
    const names = () => readdirSync(inFiles()).filter((name) => name !== 'postmaster.pid');
    const before = names();
    const { code, output } = await failToStart(database.environment);
    expect(code).toBe(1);
    expect(output).toContain('The embedded database cannot be opened: ');
    expect(output).toContain(words);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(names()).toEqual(before);
  });

  it('is readable by its owner alone', () => {
    const files = readdirSync(inFiles(), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const modes = new Set(
      files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mode & 0o777),
    );
    expect([...modes]).toEqual([0o600]);
  });
});

describe('a first start', () => {
  beforeEach(async () => {
    database = await createDatabase('embedded');
  });
  afterEach(() => database.remove());

  it('begins anew where an earlier one was cut off', async () => {
    // What is left of it: some of the files, under the name that they have until all are there.
    const left = inFiles('..', 'postgres.unfinished');
    mkdirSync(left);
    writeFileSync(join(left, 'PG_VERSION'), '17\n');
    const server = await startServer({ database });
    expect((await post(server, API_CALLS.submitInfo, chineseApplication())).status).toBe(200);
    expect(readdirSync(database.dataDirectory)).not.toContain('postgres.unfinished');
    await server.stop();
  });
});
