import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import { asDatabaseError, DatabaseUnavailableError, isUnanswered } from './database-errors.js';
import type { OpenDatabase } from './open-database.js';
import { TransactionClient } from './transaction.js';

const POOL_SIZE = 10;
/** A burst of submissions queues for connections rather than fail; the embedded database runs one at a time. */
const CONNECTION_TIMEOUT_MS = 10_000;
/** For every statement that a visitor waits for, or that could keep visitors waiting. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** ms that the server's own timer ends before the client's. */
const HEAD_START_MS = 1_000;
/** How often a silent database is asked whether it answers again, and how long it may take. */
const ASK_AGAIN_MS = 500;
const ANSWER_MS = 1_000;

type Database = Pick<OpenDatabase, 'connectionString' | 'kind'>;
/** Where the site's log is not: Nest's takes longer to load than a command of staff to run. */
const STDERR = { log: console.error, error: console.error };

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * The connections of this process, for Prisma and for raw statements alike. Once the database has
 * not answered in time, it is asked in the background until it does; whoever comes meanwhile is
 * refused at once, rather than each after a time-out, one behind the other.
 */
export class DatabasePool extends Pool {
  private readonly question: ClientConfig;
  private isSilent = false;

  /** @param statementMs longest time of a statement, and of a transaction between two of them. */
  constructor(
    { connectionString, kind }: Database,
    statementMs = STATEMENT_TIMEOUT_MS,
    private readonly logger: Record<'log' | 'error', (text: string) => void> = STDERR,
  ) {
    super({
      connectionString,
      Client: TransactionClient,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      // The server gives up first, which also frees its locks: a slow statement must not look like a
      // server that is silent. The embedded database has no timers of its own.
      ...(kind === 'server' && {
        statement_timeout: statementMs,
        // Of a client whose machine is gone the server hears nothing for two hours, and would keep its
        // locks for as long.
        idle_in_transaction_session_timeout: statementMs,
      }),
      query_timeout: kind === 'server' ? statementMs + HEAD_START_MS : statementMs,
    });
    this.question = {
      connectionString,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    };
    // A connection that ends while nobody uses it is replaced by the next. One that ends between two
    // statements of a transaction would end the process: the next statement reports it.
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
    this.on('release', (error, client) => {
      this.note((client as unknown as TransactionClient).unanswered ?? error);
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    const client = this.isSilent
      ? Promise.reject(new DatabaseUnavailableError('The database does not answer'))
      : super.connect().catch((error: unknown) => {
          this.note(error);
          throw asDatabaseError(error);
        });
    if (!callback) return client;
    client.then(
      (connected) => callback(undefined, connected, (error) => connected.release(error as Error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  // With callbacks nobody asks; Prisma and the statements of this folder wait for promises.
  override query = ((...args: Parameters<Pool['query']>) =>
    (super.query(...args) as unknown as Promise<unknown>).catch((error: unknown) => {
      throw asDatabaseError(error);
    })) as unknown as Pool['query'];

  private note(error: unknown): void {
    if (this.isSilent || !isUnanswered(error)) return;
    this.isSilent = true;
    this.logger.error('The database does not answer');
    void this.untilAnswering();
  }

  private async untilAnswering(): Promise<void> {
    while (!this.ending && !(await this.answers())) {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS).unref());
    }
    this.isSilent = false;
    if (!this.ending) this.logger.log('The database answers again');
  }

  private async answers(): Promise<boolean> {
    const client = new Client(this.question);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch (error) {
      // Whoever refuses does answer: statements then fail at once by themselves.
      return !isUnanswered(error);
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
