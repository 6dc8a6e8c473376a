import { Client, type ClientConfig } from 'pg';
import { PRISMA_FOLDER } from '../../config/paths.js';
import {
  hasMigrationTable,
  missingMigrations,
  readMigrations,
  readSchema,
  UNFINISHED,
} from './migrations.js';
import { type SchemaEngine, withSchemaEngine } from './schema-engine.js';

/** A database that does not answer must not keep a start waiting. Migrations themselves may take long. */
const LIMITS = { connectionTimeoutMillis: 10_000, query_timeout: 10_000 };

const FILTERS = { externalTables: [], externalEnums: [] };

/** Any constant: processes that migrate the same database take turns on it. */
const MIGRATION_LOCK_ID = 20_170_601;

/**
 * Applies what is missing, also what an earlier attempt was cut off at; answers the names of the
 * migrations applied.
 */
export async function migrate(connectionString: string): Promise<readonly string[]> {
  return withMigrationLock(connectionString, async (client) => {
    if (await hasMigrationTable(client)) {
      await client.query(`DELETE FROM _prisma_migrations WHERE ${UNFINISHED}`);
    }
    return withEngine(connectionString, async (engine) => {
      const migrationsList = await readMigrations();
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList,
        filters: FILTERS,
      });
      return appliedMigrationNames;
    });
  });
}

/** Names of the migrations that a database still lacks. Asks without the engine, which takes long to load. */
export async function pendingMigrations(connectionString: string): Promise<readonly string[]> {
  const client = await connected({ connectionString, ...LIMITS });
  try {
    return await missingMigrations(client);
  } finally {
    await client.end();
  }
}

/**
 * SQL that would turn the database into what schema.prisma describes; empty when it already is.
 * @public called by a test through the built file
 */
export async function schemaDrift(connectionString: string): Promise<string> {
  const schema = await readSchema();
  return withEngine(connectionString, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files: [schema], configDir: PRISMA_FOLDER },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: null,
      filters: FILTERS,
    });
    return (stdout ?? '').replace(/^-- This is an empty migration\.\s*$/m, '').trim();
  });
}

async function withEngine<T>(connectionString: string, use: (engine: SchemaEngine) => Promise<T>) {
  return withSchemaEngine(connectionString, await readSchema(), use);
}

/** Where its connection ends, the next statement says so; without a listener the process would end. */
async function connected(config: ClientConfig): Promise<Client> {
  const client = new Client(config);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function withMigrationLock<T>(
  connectionString: string,
  use: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await connected({ connectionString, keepAlive: true });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK_ID]);
    return await use(client);
  } finally {
    // Said aloud: the sessions of the embedded database are one, and outlive their connections. A
    // connection that was lost meanwhile has no lock, and changes nothing of what was applied.
    await client
      .query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK_ID])
      .then(() => client.end())
      .catch(() => undefined);
  }
}
