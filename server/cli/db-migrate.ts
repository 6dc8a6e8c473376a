import { Logger } from '@nestjs/common';
import { seed } from '../../prisma/seed.js';
import { processConfig } from '../config/app-config.js';
import { secretKey } from '../config/secret-key.js';
import { StartupError } from '../config/variables.js';
import { DatabasePool } from '../database/database-pool.js';
import { keyedHash } from '../database/keyed-hash.js';
import { migrate, pendingMigrations } from '../database/migrations/migrate.js';
import {
  ensureMigrated,
  failing,
  openDatabase,
  type OpenDatabase,
  withStartupError,
} from '../database/open-database.js';
import { SqlService } from '../database/sql.service.js';
/** `npm run db:migrate`: brings the configured database up to date and fills in reference data. */

const logger = new Logger('Migrate');

try {
  const config = processConfig();
  const onLost = failing((reason) => logger.fatal(reason));
  const database = await openDatabase(config, { onLost });
  const { connectionString } = database;
  const mayMake = database.kind !== 'server';
  const demo = config.seedDemo ? keyedHash(await secretKey(config, { mayMake })) : undefined;
  // Only that it cannot be used is the operator's: a migration that fails says itself where.
  await withStartupError(database, () => pendingMigrations(connectionString));
  const applied = await migrated(database);
  const pool = new DatabasePool(database);
  await new SqlService(pool).transaction((tx) => seed(tx, demo));
  await pool.end();
  await database.close();
  logger.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'Nothing to apply');
  // The schema engine never clears the timer of its lock, which would keep the process ten seconds.
  process.exit(0);
} catch (error) {
  logger.fatal(error instanceof StartupError ? error.message : (error as Error).stack);
  process.exit(1);
}

/**
 * Another process that owns the embedded database is waited for, as the site does: it migrates, and the lock
 * on migrations keeps nobody out where all sessions are one.
 */
async function migrated(database: OpenDatabase): Promise<readonly string[]> {
  if (database.kind !== 'shared') return migrate(database.connectionString);
  await ensureMigrated(database);
  return [];
}
