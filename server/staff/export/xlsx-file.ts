import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { TableOfText } from './csv-file.js';
import { sheetPath, sheetXml, workbookParts } from './xlsx-parts.js';

/** Rows of an Excel sheet, less the headings. */
const LONGEST_SHEET = 1_048_575;

/**
 * A workbook whose every cell is text, written row by row: whatever a cell holds, nothing is
 * calculated or rounded, and memory does not grow with the number of rows. Where a sheet is full,
 * the next one goes on, with the headings again.
 * @param longestSheet rows of a sheet, less the headings.
 */
export async function writeXlsx(
  target: Writable,
  { headings, rows, count }: TableOfText,
  longestSheet = LONGEST_SHEET,
): Promise<void> {
  const zip = new ZipFile();
  const sheets = Math.max(1, Math.ceil(count / longestSheet));
  for (const [name, content] of Object.entries(workbookParts(sheets))) {
    zip.addBuffer(Buffer.from(content), name);
  }
  const rest = rows[Symbol.asyncIterator]();
  const failed = Array.from({ length: sheets }, (_, index) => {
    const part = index === sheets - 1 ? Infinity : longestSheet;
    const xml = sheetXml(headings, atMost(rest, part));
    const sheet = Readable.from(xml, { objectMode: false, highWaterMark: 64 * 1024 });
    zip.addReadStream(sheet, sheetPath(index + 1));
    return new Promise<never>((_resolve, reject) => sheet.once('error', reject));
  });
  zip.end();
  await Promise.race([...failed, pipeline(zip.outputStream, target)]);
}

/** The next ones of an iterator that somebody else goes on with. */
async function* atMost<T>(iterator: AsyncIterator<T>, most: number): AsyncGenerator<T> {
  for (let taken = 0; taken < most; taken += 1) {
    const next = await iterator.next();
    if (next.done) return;
    yield next.value;
  }
}
