/** Office Open XML workbooks (ECMA-376) with sheets of text. */
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { TableOfText } from './csv-file.js';

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

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell styles by number: text, and bold text for the headings. */
const TEXT = 1;
const HEADING = 2;
/** Number 49 is "@": text, also after somebody edits the cell. */
const TEXT_FORMAT = 49;

/** Where a sheet stands in the file; the first is number 1. */
const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`;

const STYLES = {
  'xl/styles.xml':
    `${HEADER}<styleSheet xmlns="${MAIN}">` +
    '<fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts>' +
    '<fills count="1"><fill><patternFill patternType="none"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    `<cellXfs count="3"><xf/><xf numFmtId="${TEXT_FORMAT}" applyNumberFormat="1" quotePrefix="1"/>` +
    `<xf numFmtId="${TEXT_FORMAT}" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/** All parts but the sheets themselves. */
function workbookParts(sheets: number): Readonly<Record<string, string>> {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const each = (part: (number: number) => string) => numbers.map(part).join('');
  const styles = `r${sheets + 1}`;
  return {
    '[Content_Types].xml':
      `${HEADER}<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
      each(
        (number) =>
          `<Override PartName="/${sheetPath(number)}" ContentType="${TYPES}.worksheet+xml"/>`,
      ) +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    '_rels/.rels':
      `${HEADER}<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="r1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      `${HEADER}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>` +
      each(
        (number) =>
          `<sheet name="Submissions${number === 1 ? '' : ` ${number}`}" sheetId="${number}" r:id="r${number}"/>`,
      ) +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      `${HEADER}<Relationships xmlns="${PACKAGE}/relationships">` +
      each(
        (number) =>
          `<Relationship Id="r${number}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      ) +
      `<Relationship Id="${styles}" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    ...STYLES,
  };
}

/** The first row holds the headings and stays in sight. */
async function* sheetXml(
  headings: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield (
    `${HEADER}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>'
  );
  yield rowXml(headings, HEADING);
  for await (const row of rows) yield rowXml(row, TEXT);
  yield '</sheetData></worksheet>';
}

function rowXml(values: readonly string[], style: number): string {
  return `<row>${values.map((value) => cell(value, style)).join('')}</row>`;
}

/** Without position attributes: cells follow each other, empty ones too. */
function cell(value: string, style: number): string {
  if (value === '') return `<c s="${style}"/>`;
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
}

/** Longest text of a cell. */
const LONGEST = 32_767;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What XML cannot hold is left out; what only looks like an escape of Excel's (`_x0041_`) is kept as typed. */
function xmlText(value: string): string {
  return (
    value
      .slice(0, LONGEST)
      // Half of a character outside the basic plane.
      .replace(/[\ud800-\udfff]/gu, '')
      // eslint-disable-next-line no-control-regex -- removing them is the purpose
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replace(/[&<>]/g, (sign) => ENTITIES[sign]!)
  );
}
