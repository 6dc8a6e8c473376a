import { seed } from '../../prisma/seed.js';
import type { KeyedHash } from './keyed-hash.js';
import { SqlService } from './sql.service.js';

/** Fills a migrated database with what the application needs, and with demo data on request. */
export async function seedDatabase(
  connectionString: string,
  options: { demo: boolean; hash: KeyedHash },
): Promise<void> {
  const sql = new SqlService({ connectionString });
  try {
    await sql.transaction((tx) => seed(tx, options));
  } finally {
    await sql.onApplicationShutdown();
  }
}
