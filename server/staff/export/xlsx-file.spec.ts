import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { writeXlsx } from './xlsx-file.js';

async function* rows(count: number): AsyncGenerator<readonly string[]> {
  for (let index = 1; index <= count; index += 1) yield await Promise.resolve([`row ${index}`]);
}

/** Texts of the cells of each sheet, in order. */
async function sheetsOf(count: number, counted = count): Promise<string[][]> {
  const target = new PassThrough();
  const whole = buffer(target);
  await writeXlsx(target, { headings: ['Heading'], rows: rows(count), count: counted }, 3);
  return sheetEntries(await whole).map((xml) =>
    [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text!),
  );
}

/** The sheets among the entries of a ZIP file, by its central directory. */
function sheetEntries(file: Buffer): string[] {
  const sheets: string[] = [];
  for (let at = file.indexOf('PK\x01\x02'); at !== -1; at = file.indexOf('PK\x01\x02', at + 4)) {
    const name = file.toString('utf8', at + 46, at + 46 + file.readUInt16LE(at + 28));
    if (!name.startsWith('xl/worksheets/')) continue;
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const data = file.subarray(start, start + file.readUInt32LE(at + 20));
    sheets.push(inflateRawSync(data).toString('utf8'));
  }
  return sheets;
}

it('goes on in the next sheet where one is full, with the headings again', async () => {
  expect(await sheetsOf(7)).toEqual([
    ['Heading', 'row 1', 'row 2', 'row 3'],
    ['Heading', 'row 4', 'row 5', 'row 6'],
    ['Heading', 'row 7'],
  ]);
});

it('has one sheet where there is nothing', async () => {
  expect(await sheetsOf(0)).toEqual([['Heading']]);
});

it('leaves nothing out where there are more than were counted', async () => {
  expect(await sheetsOf(5, 4)).toEqual([
    ['Heading', 'row 1', 'row 2', 'row 3'],
    ['Heading', 'row 4', 'row 5'],
  ]);
});
