import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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

/** Variables that name the data directory of a prepared database of each kind. */
export const PREPARED = { embedded: 'TEST_PREPARED_EMBEDDED', postgres: 'TEST_PREPARED_POSTGRES' };

/** A copy of the prepared database, or undefined where none was prepared. */
export function copyDatabase(kind: DatabaseKind): Promise<TestDatabase> | undefined {
  const original = process.env[PREPARED[kind]];
  return original === undefined ? undefined : createDatabase(kind, original);
}

/**
 * A database that is empty, or a copy of one that no server uses now, named by its data directory.
 * On a PostgreSQL it has that folder's name.
 */
export async function createDatabase(kind: DatabaseKind, original?: string): Promise<TestDatabase> {
  const name = `hengmai_test_${randomBytes(6).toString('hex')}`;
  const dataDirectory = join(tmpdir(), name);
  if (original === undefined) mkdirSync(dataDirectory, { mode: 0o700 });
  // With the key that its codes were hashed with.
  else cpSync(original, dataDirectory, { recursive: true });
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
  // Commands beside a server make no key.
  if (original === undefined) {
    writeFileSync(join(dataDirectory, 'secret-key'), randomBytes(32).toString('hex'));
  }
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  const template = original === undefined ? 'template1' : basename(original);
  await administrate(`CREATE DATABASE ${name} TEMPLATE ${template}`);
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
  // A connection that ends fails its query, too: that is heard there.
  client.on('error', () => undefined);
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
