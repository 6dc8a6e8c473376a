import { seed } from '../../prisma/seed.js';
import { DatabasePool } from './database-pool.js';
import type { KeyedHash } from './keyed-hash.js';
import type { OpenDatabase } from './open-database.js';
import { SqlService } from './sql.service.js';

/** Fills a migrated database with what the application needs, and with demo data on request. */
export async function seedDatabase(
  database: Pick<OpenDatabase, 'connectionString' | 'kind'>,
  options: { demo: boolean; hash: KeyedHash },
): Promise<void> {
  const pool = new DatabasePool(database);
  try {
    await new SqlService(pool).transaction((tx) => seed(tx, options));
  } finally {
    await pool.end();
  }
}
