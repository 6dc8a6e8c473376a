import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.js';
import { OPEN_DATABASE } from './tokens.js';
import type { OpenDatabase } from './open-database.js';

export const POOL_SIZE = 10;
export const CONNECTION_TIMEOUT_MS = 10_000;
/** A burst of submissions queues for connections rather than fail; the embedded database runs one at a time. */
const TRANSACTION_MS = { maxWait: 10_000, timeout: 10_000 };

@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  constructor(@Inject(OPEN_DATABASE) private readonly database: OpenDatabase) {
    super({
      adapter: prismaAdapter(database.connectionString),
      transactionOptions: TRANSACTION_MS,
      // Longer ones repeat the values of the query, which are personal data, into the log.
      errorFormat: 'minimal',
    });
  }

  /** Runs after the HTTP server has closed: no request needs the database any more. */
  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
    await this.database.close();
  }
}

export function prismaAdapter(connectionString: string): PrismaPg {
  return new PrismaPg({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
}
