import { StartupError } from '../../config/variables.js';
import { migrationNames } from './migration-files.js';

/** Anything that runs a query in PostgreSQL. */
interface MigrationReader {
  query(sql: string): Promise<{ rows: { migration_name: string }[] }>;
}

/** Rows of migrations that began and did not end: nothing of them was done. */
export const UNFINISHED = 'finished_at IS NULL AND rolled_back_at IS NULL';

const APPLIED = `SELECT migration_name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;

/**
 * Names of the migrations that a database lacks, without the schema engine: one small query, cheap
 * enough to be asked every few seconds. Migrations that only the database knows do not matter: a
 * newer release may already have brought them.
 */
export async function missingMigrations(database: MigrationReader): Promise<readonly string[]> {
  const { rows } = await database.query(APPLIED);
  const applied = new Set(rows.map((row) => row.migration_name));
  return (await migrationNames()).filter((name) => !applied.has(name));
}

/** @throws StartupError where there are any. */
export function refuseMissing(missing: readonly string[]): void {
  if (missing.length === 0) return;
  throw new StartupError(
    `The database lacks ${missing.length} migration(s): run "npm run db:migrate"`,
  );
}
