import { Client } from 'pg';
import { PRISMA_FOLDER } from '../../config/paths.js';
import { missingMigrations } from './applied-migrations.js';
import { migrationNames, readMigrations, readSchema } from './migration-files.js';
import { type SchemaEngine, withSchemaEngine } from './schema-engine.js';

const FILTERS = { externalTables: [], externalEnums: [] };

/** Any constant: processes that migrate the same database take turns on it. */
const MIGRATION_LOCK_ID = 20_170_601;

/** Applies what is missing; answers the names of the migrations applied. */
export async function migrate(connectionString: string): Promise<readonly string[]> {
  return withMigrationLock(connectionString, () =>
    withEngine(connectionString, async (engine) => {
      const migrationsList = await readMigrations();
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList,
        filters: FILTERS,
      });
      return appliedMigrationNames;
    }),
  );
}

/** Names of the migrations that a database still lacks. Asks without the engine, which takes long to load. */
export async function pendingMigrations(connectionString: string): Promise<readonly string[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT to_regclass('_prisma_migrations') AS migrations`);
    const [known] = rows as [{ migrations: string | null }];
    return await (known.migrations === null ? migrationNames() : missingMigrations(client));
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

async function withMigrationLock<T>(connectionString: string, use: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK_ID]);
    return await use();
  } finally {
    // Said aloud: the sessions of the embedded database are one, and outlive their connections.
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK_ID]);
    await client.end();
  }
}
