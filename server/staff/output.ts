import Table from 'cli-table3';
import { StartupError } from '../config/variables.js';
import { columnOf } from '../database/statement.js';
import { shanghaiTime } from '../submissions/labels.js';

/** A command that cannot be done as it was given; printed as it is, without a stack. */
export class StaffError extends Error {
  override readonly name = 'StaffError';

  constructor(
    message: string,
    /** Every single thing that is wrong, for programs. */
    readonly details: readonly object[] = [],
  ) {
    super(message);
  }
}

const LARGER_LIMIT = '还有更多，请加大 --limit / There are more: give a larger --limit';

type Cell = string | number | boolean | object | null | undefined;
export type Row = Readonly<Record<string, Cell>>;

/** A row of Prisma's under the names of its columns, which staff know from the views. */
export function asColumns(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
}

/** What a command prints: tables for people, one JSON value for machines; times are Shanghai's. */
export class Output {
  constructor(readonly isJson: boolean) {}

  rows(rows: readonly Row[]): void {
    if (this.isJson) {
      this.json(rows);
      return;
    }
    const [first] = rows;
    if (!first) {
      this.line('（无）/ none');
      return;
    }
    const table = new Table({ head: Object.keys(first), style: { head: [], border: [] } });
    for (const row of rows) table.push(Object.values(row).map((cell) => text(cell)));
    this.line(table.toString());
  }

  /**
   * A list up to its limit. It was asked for one row more, by which it knows that there are others; then
   * `more` says how to see them.
   */
  page(rows: readonly Row[], limit: number, more = LARGER_LIMIT): void {
    this.rows(rows.slice(0, limit));
    if (rows.length > limit) this.hint(more);
  }

  /** One thing with all that is known of it; people are not shown what is empty. */
  record(record: Readonly<Record<string, unknown>>): void {
    if (this.isJson) {
      this.json(record);
      return;
    }
    const table = new Table({ style: { head: [], border: [] }, wordWrap: true });
    for (const [name, value] of Object.entries(record)) {
      const shown = text(value as Cell, 2);
      if (shown !== '') table.push({ [name]: shown });
    }
    this.line(table.toString());
  }

  /** What to know of what was printed, beside it: JSON stays whole. */
  hint(text: string): void {
    process.stderr.write(`${text}\n`);
  }

  /** Why a command failed, to its standard error. */
  failure(error: unknown): void {
    const isExpected = error instanceof StaffError || error instanceof StartupError;
    const message = error instanceof Error ? error.message : String(error);
    const details = error instanceof StaffError ? error.details : [];
    if (this.isJson) {
      process.stderr.write(`${JSON.stringify({ error: message, details })}\n`);
      return;
    }
    process.stderr.write(`${isExpected ? message : ((error as Error).stack ?? message)}\n`);
    for (const detail of details) process.stderr.write(`  ${Object.values(detail).join(' · ')}\n`);
  }

  private json(value: unknown): void {
    this.line(JSON.stringify(withLocalTimes(value), undefined, 2));
  }

  private line(text: string): void {
    process.stdout.write(`${text}\n`);
  }
}

function text(value: Cell, indent?: number): string {
  const local = withLocalTimes(value);
  if (local === null || local === undefined) return '';
  if (typeof local === 'object') return printable(JSON.stringify(local, undefined, indent));
  return printable(`${local as string | number}`);
}

/** The same value with times as the views of the database show them. */
function withLocalTimes(value: unknown): unknown {
  if (value instanceof Date) return shanghaiTime(value);
  if (Array.isArray(value)) return value.map(withLocalTimes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withLocalTimes(inner)]),
  );
}

/** What visitors typed must not steer the terminal. */
function printable(value: string): string {
  // eslint-disable-next-line no-control-regex -- removing them is the purpose
  return value.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');
}
