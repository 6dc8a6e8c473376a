import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum, DriverAdapterError, type SqlQuery } from '@prisma/driver-adapter-utils';
import { DatabaseError, types, type QueryResult } from 'pg';
import { UNFINISHED } from './migrations.js';

/**
 * Prisma's adapter, with two differences that the schema engine needs.
 *
 * Scripts: the adapter cuts them at every semicolon, those inside comments and function bodies too.
 * Here PostgreSQL itself reads the whole script, as one implicit transaction with the note that the
 * migration is finished: whenever it is cut off, all of it has been done or nothing.
 *
 * Catalogues: the adapter refuses columns of PostgreSQL's internal one-byte type "char", which the
 * engine asks for. They pass it as text and are handed on as single characters.
 */
export class SchemaPrismaPg extends PrismaPg {
  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
    const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<QueryResult>;
    const queryRaw = adapter.queryRaw.bind(adapter);
    /** Which columns of a result, known by its rows, are single characters. */
    const characters = new WeakMap<object, readonly boolean[]>();

    adapter.executeScript = async (script: string) => {
      await query(`${script}\n;${NOTE_FINISHED}`).catch((error: unknown) => {
        throw error instanceof DatabaseError ? asDriverError(error) : error;
      });
    };
    pool.query = (async (...args: unknown[]) => {
      const result = await query(...args);
      const isCharacter = result.fields.map(({ dataTypeID }) => dataTypeID === CHAR);
      characters.set(result.rows, isCharacter);
      result.fields.forEach((field, index) => {
        if (isCharacter[index]) field.dataTypeID = types.builtins.TEXT;
      });
      return result;
    }) as typeof pool.query;
    adapter.queryRaw = async (asked: SqlQuery) => {
      const result = await queryRaw(asked);
      const isCharacter = characters.get(result.rows) ?? [];
      const columnTypes = result.columnTypes.map((type, index) =>
        isCharacter[index] ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    return adapter;
  }
}

/** Any other error the engine names by a number only. */
function asDriverError({ code = '', severity = '', message, detail, column, hint }: DatabaseError) {
  return new DriverAdapterError({
    kind: 'postgres',
    code,
    severity,
    message,
    detail,
    column,
    hint,
  });
}

/** The engine itself does so only afterwards: killed in between, it would refuse the database for ever. */
const NOTE_FINISHED = `UPDATE _prisma_migrations SET finished_at = now() WHERE ${UNFINISHED}`;

const CHAR: number = types.builtins.CHAR;
