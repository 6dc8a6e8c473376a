import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { csvText } from './csv-text.js';

/** What an export writes; it may turn out to have a few rows more or less than were counted. */
export interface TableOfText {
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<readonly string[]>;
  readonly count: number;
}

/** UTF-8 with a byte order mark, by which spreadsheets know it; every cell in quotes. */
export async function writeCsv(target: Writable, { headings, rows }: TableOfText): Promise<void> {
  await pipeline(
    Readable.from(cells(headings, rows), { objectMode: true, highWaterMark: 64 }),
    stringify({ bom: true, quoted: true, record_delimiter: 'windows' }),
    target,
  );
}

async function* cells(headings: readonly string[], rows: TableOfText['rows']) {
  yield headings.map(csvText);
  for await (const row of rows) yield row.map(csvText);
}
