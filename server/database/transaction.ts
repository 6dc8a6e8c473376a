import { DatabaseError, type Pool, type PoolClient } from 'pg';
import {
  asDatabaseError,
  CommitUnknownError,
  DatabaseUnavailableError,
} from './database-errors.js';

/** Whoever has waited for a statement in vain does not wait as long again for the end of its transaction. */
const ROLLBACK = { text: 'ROLLBACK', query_timeout: 1_000 };

/**
 * Commits what the work has done, or undoes it if it throws.
 * @throws CommitUnknownError where the database was asked to commit and did not answer.
 */
export async function inTransaction<T>(
  pool: Pick<Pool, 'connect'>,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await commit(client);
    client.release();
    return result;
  } catch (error) {
    await client.query(ROLLBACK).then(
      () => client.release(),
      // Nobody knows in what state it is.
      (failure: Error) => client.release(failure),
    );
    throw asDatabaseError(error);
  }
}

async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch((error: unknown) => {
    const failure = asDatabaseError(error);
    // An error that the server tells of its own accord means that nothing was stored, unless it
    // was ending itself.
    const isRefused =
      error instanceof DatabaseError && !(failure instanceof DatabaseUnavailableError);
    throw isRefused ? failure : new CommitUnknownError('COMMIT was not answered', { cause: error });
  });
  // The database answers so, and with no error, where it has undone the transaction.
  if (command !== 'COMMIT') throw new Error('The transaction was undone');
}
