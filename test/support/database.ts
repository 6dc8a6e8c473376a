import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

export type DatabaseKind = 'embedded' | 'postgres';

/** A database that only one test server uses. */
export interface TestDatabase {
  readonly kind: DatabaseKind;
  readonly dataDirectory: string;
  /** Variables that make a server use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Connects beside the server; the embedded database answers only while its server lives. */
  readonly connectionString: string;
  readonly remove: () => Promise<void>;
}

/** Variable that names a PostgreSQL whose user may create databases. */
const SERVER_VARIABLE = 'TEST_DATABASE_URL';

export async function createDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'hengmai-test-'));
  const removeFolder = () => rmSync(dataDirectory, { recursive: true, force: true });
  if (kind === 'embedded') {
    return {
      kind,
      dataDirectory,
      environment: { DATA_DIR: dataDirectory },
      connectionString: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(dataDirectory)}`,
      remove: () => Promise.resolve(removeFolder()),
    };
  }
  const name = `hengmai_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  await administrate(`CREATE DATABASE ${name}`);
  return {
    kind,
    dataDirectory,
    environment: { DATA_DIR: dataDirectory, DATABASE_URL: url.href, SEED_DEMO: 'on' },
    connectionString: url.href,
    async remove() {
      await administrate(`DROP DATABASE ${name} WITH (FORCE)`);
      removeFolder();
    },
  };
}

export async function query<Row extends object>(
  { connectionString }: Pick<TestDatabase, 'connectionString'>,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env[SERVER_VARIABLE];
  if (!url) throw new Error(`${SERVER_VARIABLE} is not set`);
  return url;
}

async function administrate(sql: string): Promise<void> {
  await query({ connectionString: serverUrl() }, sql);
}
