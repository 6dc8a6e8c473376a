import { userInfo } from 'node:os';
import type { Pool } from 'pg';
import { type AppConfig, processConfig } from '../config/app-config.js';
import { secretKey } from '../config/secret-key.js';
import { DatabasePool } from '../database/database-pool.js';
import { LONGEST_STATEMENT_MS } from '../database/embedded/embedded-postgres.js';
import { type KeyedHash, keyedHash } from '../database/keyed-hash.js';
import {
  ensureMigrated,
  failing,
  openDatabase,
  withStartupError,
} from '../database/open-database.js';
import { missingMigrations, refuseMissing } from '../database/migrations/migrations.js';
import type { Prisma } from '../database/generated/client.js';
import type { PrismaService } from '../database/prisma.service.js';
import { LOCK_AUDIT } from './audit/audit-log.js';
import { type Output, StaffError } from './output.js';

/** Runs SQL outside of transactions: what is put together from parts, or reads many rows. */
export type Queryable = Pick<Pool, 'query'>;

/** Prisma's client inside a transaction, which alone may append to the audit. */
export type StaffTransaction = Prisma.TransactionClient;

/** What a command works with. */
export interface StaffContext {
  readonly config: AppConfig;
  /** Loaded by whoever asks for it first: exports have better use for the memory that it takes. */
  readonly prisma: () => Promise<PrismaService>;
  /** The same connections, without Prisma. */
  readonly database: DatabasePool;
  readonly isEmbedded: boolean;
  /**
   * All of it, or nothing. Commands that change something do so one after the other: each appends to
   * the audit, whose rows follow from one another, and would wait there with rows of its own locked.
   */
  readonly transaction: <T>(work: (tx: StaffTransaction) => Promise<T>) => Promise<T>;
  readonly hash: KeyedHash;
  /** Who runs the command, for the audit. */
  readonly actor: string;
  readonly output: Output;
}

/** Waits for others at work for as long as a statement may; imports and purges have many statements. */
const TRANSACTION = { maxWait: LONGEST_STATEMENT_MS, timeout: 12 * LONGEST_STATEMENT_MS };

/** Opens the configured database for one command. */
export async function withStaffContext<T>(
  output: Output,
  use: (context: StaffContext) => Promise<T>,
): Promise<T> {
  const config = processConfig();
  const onLost = failing((reason) => output.failure(new StaffError(reason)));
  const opened = await openDatabase(config, { onLost });
  // Whole tables are counted, exported and written anew here.
  const pool = new DatabasePool(opened, LONGEST_STATEMENT_MS);
  let loaded: Promise<PrismaService> | undefined;
  const prisma = () => (loaded ??= loadPrisma(pool));
  try {
    // The site that uses a database has its key: codes and rows of the audit with another are worthless.
    let mayMake = false;
    if (opened.kind === 'embedded') mayMake = await ensureMigrated(opened);
    else refuseMissing(await withStartupError(opened, () => missingMigrations(pool)));
    return await use({
      config,
      prisma,
      database: pool,
      isEmbedded: opened.kind !== 'server',
      transaction: async (work) =>
        (await prisma()).$transaction(async (tx) => {
          await tx.$executeRawUnsafe(LOCK_AUDIT);
          return work(tx);
        }, TRANSACTION),
      hash: keyedHash(await secretKey(config, { mayMake })),
      actor: config.operations.staffName ?? userName(),
      output,
    });
  } finally {
    await (await loaded)?.$disconnect();
    await pool.end();
    await opened.close();
  }
}

/** Users of containers may be numbers without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    throw new StaffError(
      '当前系统用户没有名称，请设置 STAFF_NAME，审计记录需要知道是谁 / The system’s user has no name: set STAFF_NAME, for the audit to know who it was',
    );
  }
}

async function loadPrisma(pool: DatabasePool): Promise<PrismaService> {
  const { PrismaService } = await import('../database/prisma.service.js');
  return new PrismaService(pool);
}
