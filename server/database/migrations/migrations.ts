import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRISMA_FOLDER } from '../../config/paths.js';
import { StartupError } from '../../config/variables.js';

const MIGRATIONS_FOLDER = join(PRISMA_FOLDER, 'migrations');
const LOCK_FILE = 'migration_lock.toml';
const MIGRATION_FILE = 'migration.sql';

export async function readSchema(): Promise<{ path: string; content: string }> {
  const path = join(PRISMA_FOLDER, 'schema.prisma');
  return { path, content: await readFile(path, 'utf8') };
}

export async function migrationNames(): Promise<readonly string[]> {
  const entries = await readdir(MIGRATIONS_FOLDER, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The migrations folder in the form that the schema engine takes. */
export async function readMigrations() {
  const names = await migrationNames();
  const migrationDirectories = await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: {
        path: MIGRATION_FILE,
        content: {
          tag: 'ok' as const,
          value: await readFile(join(MIGRATIONS_FOLDER, name, MIGRATION_FILE), 'utf8'),
        },
      },
    })),
  );
  return {
    baseDir: MIGRATIONS_FOLDER,
    lockfile: {
      path: LOCK_FILE,
      content: await readFile(join(MIGRATIONS_FOLDER, LOCK_FILE), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories,
  };
}

/** Anything that runs a query in PostgreSQL. */
interface MigrationReader {
  query(sql: string): Promise<{ rows: unknown[] }>;
}

/** Rows of migrations that began and did not end: nothing of them was done. */
export const UNFINISHED = 'finished_at IS NULL AND rolled_back_at IS NULL';

const APPLIED = `SELECT migration_name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;

/** False: nothing was ever migrated. */
export async function hasMigrationTable(database: MigrationReader): Promise<boolean> {
  const { rows } = await database.query(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found`,
  );
  return (rows as [{ found: boolean }])[0].found;
}

/**
 * Names of the migrations that a database lacks, without the schema engine: small queries, cheap
 * enough to be asked every few seconds. Migrations that only the database knows do not matter: a
 * newer release may already have brought them.
 */
export async function missingMigrations(database: MigrationReader): Promise<readonly string[]> {
  if (!(await hasMigrationTable(database))) return migrationNames();
  const { rows } = await database.query(APPLIED);
  const applied = new Set((rows as { migration_name: string }[]).map((row) => row.migration_name));
  return (await migrationNames()).filter((name) => !applied.has(name));
}

/** @throws StartupError where there are any. */
export function refuseMissing(missing: readonly string[]): void {
  if (missing.length === 0) return;
  throw new StartupError(
    `The database lacks ${missing.length} migration(s): run "npm run db:migrate"`,
  );
}
