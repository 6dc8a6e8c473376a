import { userInfo } from 'node:os';
import { Pool, type PoolClient } from 'pg';
import type { AppConfig } from '../config/app-config.js';
import { processConfig } from '../config/process-config.js';
import { secretKey } from '../config/secret-key.js';
import { type KeyedHash, keyedHash } from '../database/keyed-hash.js';
import { ensureMigrated, explained, openDatabase } from '../database/open-database.js';
import { ensureAllApplied } from '../database/migrations/applied-migrations.js';
import type { Output } from './output.js';
import { StaffError } from './staff-error.js';

/** A connection, or the one of a transaction. */
export type Queryable = Pick<PoolClient, 'query'>;

/** What a command works with. */
export interface StaffContext {
  readonly config: AppConfig;
  readonly database: Queryable;
  /** All of it, or nothing. */
  readonly transaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;
  readonly hash: KeyedHash;
  /** Who runs the command, for the audit. */
  readonly actor: string;
  readonly output: Output;
}

/**
 * Opens the configured database for one command. Plain SQL over one connection: the exports of
 * large tables must not take the memory that a client with a query engine of its own takes.
 */
export async function withStaffContext<T>(
  output: Output,
  use: (context: StaffContext) => Promise<T>,
): Promise<T> {
  const config = processConfig();
  const opened = await openDatabase(config, (reason) => {
    throw new StaffError(reason);
  });
  const { connectionString } = opened;
  const pool = new Pool({ connectionString, max: 1 });
  // A connection that breaks while idle is told by the next query.
  pool.on('error', () => undefined);
  try {
    if (opened.kind === 'embedded') await ensureMigrated(opened);
    else await explained(connectionString, () => ensureAllApplied(pool));
    return await use({
      config,
      database: pool,
      transaction: (work) => inTransaction(pool, work),
      hash: keyedHash(await secretKey(config)),
      actor: config.operations.staffName ?? userInfo().username,
      output,
    });
  } finally {
    await pool.end();
    await opened.close();
  }
}

async function inTransaction<T>(pool: Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
