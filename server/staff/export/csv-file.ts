import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { csvText } from './csv-text.js';

/** UTF-8 with a byte order mark, by which spreadsheets know it; every cell in quotes. */
export async function writeCsv(
  path: string,
  rows: AsyncIterable<readonly string[]>,
): Promise<void> {
  await pipeline(
    Readable.from(cells(rows), { objectMode: true, highWaterMark: 64 }),
    stringify({ bom: true, quoted: true, record_delimiter: 'windows' }),
    createWriteStream(path, { mode: 0o600 }),
  );
}

async function* cells(rows: AsyncIterable<readonly string[]>) {
  for await (const row of rows) yield row.map(csvText);
}
