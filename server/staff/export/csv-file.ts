import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';

/** Beginnings that spreadsheets calculate, also full-width and after spaces. https://owasp.org/www-community/attacks/CSV_Injection */
const CALCULATED = /^[\s\u00a0]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;
/** What they would round, shorten or take for a date: long digits, leading zeros, 1E5, 3/4, 50%, TRUE. */
const CHANGED = /^\s*(?:true|false|\d{12,}|0\d+|\d+(?:\.\d+)?[eE]\d+|\d+[.,:/%-][\d.,:/%-]*)\s*$/i;

/** A cell of a CSV file that every spreadsheet takes as text: an apostrophe before what it would not. */
export function csvText(value: string): string {
  return CALCULATED.test(value) || CHANGED.test(value) ? `'${value}` : value;
}

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
