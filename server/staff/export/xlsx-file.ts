import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { sheetXml, WORKBOOK_PARTS } from './xlsx-parts.js';

const SHEET = 'xl/worksheets/sheet1.xml';

/**
 * A workbook whose every cell is text, written row by row: whatever a cell holds, nothing is
 * calculated or rounded, and memory does not grow with the number of rows.
 */
export async function writeXlsx(
  path: string,
  rows: AsyncIterable<readonly string[]>,
): Promise<void> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(WORKBOOK_PARTS)) {
    zip.addBuffer(Buffer.from(content), name);
  }
  const sheet = Readable.from(sheetXml(rows), { objectMode: false, highWaterMark: 64 * 1024 });
  const failed = new Promise<never>((_resolve, reject) => sheet.once('error', reject));
  zip.addReadStream(sheet, SHEET);
  zip.end();
  await Promise.race([
    failed,
    pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 })),
  ]);
}
