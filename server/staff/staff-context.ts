import { userInfo } from 'node:os';
import type { PoolClient } from 'pg';
import type { AppConfig } from '../config/app-config.js';
import { processConfig } from '../config/process-config.js';
import { secretKey } from '../config/secret-key.js';
import { DatabasePool } from '../database/database-pool.js';
import { type KeyedHash, keyedHash } from '../database/keyed-hash.js';
import { ensureMigrated, openDatabase, withStartupError } from '../database/open-database.js';
import { ensureAllApplied } from '../database/migrations/applied-migrations.js';
import { inTransaction } from '../database/transaction.js';
import { LOCK_AUDIT } from './audit/audit-chain.js';
import { type Output, StaffError } from './output.js';

/** A connection, or the one of a transaction. */
export type Queryable = Pick<PoolClient, 'query'>;

/** The connection of a transaction, which alone may append to the audit. */
export type StaffTransaction = PoolClient;

/** What a command works with. */
export interface StaffContext {
  readonly config: AppConfig;
  readonly database: Queryable;
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

/** Whole tables are counted, exported and written anew here. */
const STATEMENT_MS = 5 * 60_000;

/**
 * Opens the configured database for one command. Plain SQL: the exports of large tables must not
 * take the memory that a client with a query engine of its own takes.
 */
export async function withStaffContext<T>(
  output: Output,
  use: (context: StaffContext) => Promise<T>,
): Promise<T> {
  const config = processConfig();
  const onLost = (reason: string) => {
    throw new StaffError(reason);
  };
  const opened = await openDatabase(config, { onLost });
  const { connectionString } = opened;
  const pool = new DatabasePool(opened, STATEMENT_MS);
  try {
    if (opened.kind === 'embedded') await ensureMigrated(opened);
    else await withStartupError(connectionString, () => ensureAllApplied(pool));
    return await use({
      config,
      database: pool,
      isEmbedded: opened.kind !== 'server',
      transaction: (work) =>
        inTransaction(pool, async (tx) => {
          await tx.query(LOCK_AUDIT);
          return work(tx);
        }),
      hash: keyedHash(await secretKey(config)),
      actor: config.operations.staffName ?? userInfo().username,
      output,
    });
  } finally {
    await pool.end();
    await opened.close();
  }
}
