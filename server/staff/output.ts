import Table from 'cli-table3';

type Cell = string | number | boolean | Date | null | undefined;
export type Row = Readonly<Record<string, Cell>>;

/** What a command prints: tables for people, one JSON value for machines. */
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
    for (const row of rows) table.push(Object.values(row).map(text));
    this.line(table.toString());
  }

  /** One thing with all that is known of it. */
  record(record: Readonly<Record<string, unknown>>): void {
    if (this.isJson) {
      this.json(record);
      return;
    }
    const table = new Table({ style: { head: [], border: [] }, wordWrap: true });
    for (const [name, value] of Object.entries(record)) {
      const shown =
        typeof value === 'object' && value !== null && !(value instanceof Date)
          ? JSON.stringify(value, undefined, 2)
          : text(value as Cell);
      table.push({ [name]: shown });
    }
    this.line(table.toString());
  }

  private json(value: unknown): void {
    this.line(JSON.stringify(value, undefined, 2));
  }

  private line(text: string): void {
    process.stdout.write(`${text}\n`);
  }
}

function text(value: Cell): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : printable(String(value));
}

/** What visitors typed must not steer the terminal. */
function printable(value: string): string {
  // eslint-disable-next-line no-control-regex -- removing them is the purpose
  return value.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');
}
