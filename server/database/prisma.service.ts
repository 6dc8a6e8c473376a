import { PrismaPg } from '@prisma/adapter-pg';
import type { DatabasePool } from './database-pool.js';
import { PrismaClient } from './generated/client.js';

/** A burst of submissions queues for connections rather than fail; the embedded database runs one at a time. */
const TRANSACTION_MS = { maxWait: 10_000, timeout: 10_000 };

/** Prisma's model calls, on the connections that raw statements have as well. Commands of staff load it without Nest. */
export class PrismaService extends PrismaClient {
  constructor(pool: DatabasePool) {
    super({
      adapter: new PrismaPg(pool),
      transactionOptions: TRANSACTION_MS,
      // Longer ones repeat the values of the query, which are personal data, into the log.
      errorFormat: 'minimal',
    });
  }
}
