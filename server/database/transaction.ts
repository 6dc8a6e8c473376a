import { Client, DatabaseError, type Pool, type PoolClient, type QueryResult } from 'pg';
import {
  asDatabaseError,
  CommitUnknownError,
  DatabaseUnavailableError,
  isUnanswered,
} from './database-errors.js';

/**
 * A connection that takes no transaction for stored which was not, whoever ends it: Prisma's
 * `$transaction` and {@link inTransaction} send their COMMIT through here.
 */
export class TransactionClient extends Client {
  /** Why nobody knows in what state this connection is. */
  unanswered: unknown;

  // With callbacks the pool asks, for statements outside of transactions.
  override query = ((...args: Parameters<Client['query']>) => {
    const answer: unknown = super.query(...args);
    if (!(answer instanceof Promise)) return answer;
    const { text } = args[0] as { text?: string };
    const isCommit = (text ?? String(args[0])) === 'COMMIT';
    return this.checked(answer as Promise<QueryResult>, isCommit);
  }) as Client['query'];

  private async checked(answer: Promise<QueryResult>, isCommit: boolean): Promise<QueryResult> {
    const result = await answer.catch((error: unknown) => {
      // Whoever has waited in vain does not wait as long again for the end of the transaction.
      if (isUnanswered(error)) {
        this.unanswered = error;
        void this.end();
      }
      throw isCommit ? asCommitError(error) : asDatabaseError(error);
    });
    // The database answers so, and with no error, where it has undone the transaction.
    if (isCommit && result.command !== 'COMMIT') throw new Error('The transaction was undone');
    return result;
  }
}

/** An error that the server reports itself means that nothing was stored, unless it was ending itself. */
function asCommitError(error: unknown): unknown {
  const failure = asDatabaseError(error);
  const isRefused =
    error instanceof DatabaseError && !(failure instanceof DatabaseUnavailableError);
  return isRefused ? failure : new CommitUnknownError('COMMIT was not answered', { cause: error });
}

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
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    );
    throw error;
  }
}
