import { seed } from '../../prisma/seed.js';
import { PrismaClient } from './generated/client.js';
import type { KeyedHash } from './keyed-hash.js';
import { prismaAdapter } from './prisma.service.js';

/** Fills a migrated database with what the application needs, and with demo data on request. */
export async function seedDatabase(
  connectionString: string,
  options: { demo: boolean; hash: KeyedHash },
): Promise<void> {
  const prisma = new PrismaClient({ adapter: prismaAdapter(connectionString) });
  try {
    await seed(prisma, options);
  } finally {
    await prisma.$disconnect();
  }
}
