import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
import type { OpenDatabase } from './open-database.js';
import { CONNECTION_TIMEOUT_MS, POOL_SIZE } from './prisma.service.js';
import { insertion, statement } from './statement.js';
import { OPEN_DATABASE } from './tokens.js';

/** A database that does not answer counts as away. */
const QUERY_TIMEOUT_MS = 10_000;
/** Whoever has waited for a statement in vain does not wait as long again for the end of its transaction. */
const ROLLBACK = { text: 'ROLLBACK', query_timeout: 1_000 };

/** Runs statements. Values stand in the template, and are bound. */
export interface Statements {
  readonly query: <Row>(strings: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;
  /** @returns how many rows were written. */
  readonly execute: (strings: TemplateStringsArray, ...values: unknown[]) => Promise<number>;
}

export interface Transaction extends Statements {
  readonly insert: (table: string, row: object) => Promise<void>;
}

/**
 * The statements of submissions, lookups and counters, which are the load that a public site has:
 * prepared once for each connection, and without Prisma's work between, which takes several times
 * as long as they do. The seed uses them, too, since every start waits for it. Everything else is
 * Prisma's.
 */
@Injectable()
export class SqlService implements Statements, OnApplicationShutdown {
  private readonly pool: Pool;

  constructor(@Inject(OPEN_DATABASE) { connectionString }: Pick<OpenDatabase, 'connectionString'>) {
    this.pool = new Pool({
      connectionString,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    // A connection that ends while nobody uses it is replaced by the next. One that ends between two
    // statements of a transaction would end the process: the next statement tells of it.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async query<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> {
    return (await this.pool.query(statement(strings, values))).rows as Row[];
  }

  async execute(strings: TemplateStringsArray, ...values: unknown[]): Promise<number> {
    return (await this.pool.query(statement(strings, values))).rowCount ?? 0;
  }

  /** Commits what the work has done, or undoes it if it throws. */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(this.transactionOf(client));
      await commit(client);
      client.release();
      return result;
    } catch (error) {
      await client.query(ROLLBACK).then(
        () => client.release(),
        // Nobody knows in what state it is.
        (failure: Error) => client.release(failure),
      );
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private transactionOf(client: PoolClient): Transaction {
    return {
      query: async <Row>(strings: TemplateStringsArray, ...values: unknown[]) =>
        (await client.query(statement(strings, values))).rows as Row[],
      execute: async (strings, ...values) =>
        (await client.query(statement(strings, values))).rowCount ?? 0,
      insert: async (table, row) => void (await client.query(insertion(table, row))),
    };
  }
}

/** @throws where the database has undone the transaction: it answers `ROLLBACK` then, and no error. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT') throw new Error('The transaction was undone');
}
