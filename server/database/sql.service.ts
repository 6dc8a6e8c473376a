import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DatabasePool } from './database-pool.js';
import { insertion, statement } from './statement.js';
import { inTransaction } from './transaction.js';

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
 * model calls; what else is SQL says why, and `docs/decisions/prisma-and-raw-sql.md` lists it.
 */
@Injectable()
export class SqlService {
  constructor(private readonly pool: DatabasePool) {}

  async query<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> {
    return (await this.pool.query(statement(strings, values))).rows as Row[];
  }

  /**
   * Commits what the work has done, or undoes it if it throws.
   * @throws CommitUnknownError where the database was asked to commit and did not answer.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return inTransaction(this.pool, (client) => work(transactionOf(client)));
  }
}

function transactionOf(client: PoolClient): Transaction {
  return {
    query: async <Row>(strings: TemplateStringsArray, ...values: unknown[]) =>
      (await client.query(statement(strings, values))).rows as Row[],
    execute: async (strings, ...values) =>
      (await client.query(statement(strings, values))).rowCount ?? 0,
    insert: async (table, row) => void (await client.query(insertion(table, row))),
  };
}
