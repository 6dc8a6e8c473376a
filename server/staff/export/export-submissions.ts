import { rename, rm } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { SingleBar } from 'cli-progress';
import type { Edition } from '../../../web/contract/editions.js';
import { audit } from '../audit/audit-log.js';
import type { Queryable, StaffContext } from '../staff-context.js';
import { StaffError } from '../staff-error.js';
import {
  countSubmissions,
  nextSubmissions,
  type SubmissionFilter,
  type SubmissionRow,
} from '../submissions/submission-query.js';
import { writeCsv } from './csv-file.js';
import { EXPORT_COLUMNS } from './export-columns.js';
import { writeXlsx } from './xlsx-file.js';

const BATCH = 1000;
/** Rows of an Excel sheet, less the headings. */
const LONGEST_SHEET = 1_048_575;
const WRITERS = { '.csv': writeCsv, '.xlsx': writeXlsx } as const;

export async function exportSubmissions(
  context: StaffContext,
  file: string,
  { language, ...filter }: SubmissionFilter & { readonly language: Edition },
): Promise<void> {
  const path = resolve(file);
  const format = extname(path).toLowerCase();
  if (format !== '.csv' && format !== '.xlsx') {
    throw new StaffError('文件名应以 .csv 或 .xlsx 结尾 / The file must end in .csv or .xlsx');
  }
  const count = await countSubmissions(context.database, filter);
  if (format === '.xlsx' && count > LONGEST_SHEET) {
    throw new StaffError(
      `${count} 行超过一张工作表，请缩小日期范围 / ${count} rows are more than a sheet holds: narrow the dates`,
    );
  }
  // Before the first row leaves: an export that breaks off has taken something out as well.
  await audit(context, context.database, {
    action: 'submissions.export',
    details: { format: format.slice(1), language, rows: count, filter },
  });
  const bar = progressBar(context, count);
  // Whoever finds the file finds all of it.
  const unfinished = `${path}.part`;
  try {
    const rows = exportRows(context.database, filter, language, (done) => bar?.update(done));
    await WRITERS[format](unfinished, rows);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    bar?.stop();
  }
  context.output.record({ file: path, rows: count });
}

async function* exportRows(
  database: Queryable,
  filter: SubmissionFilter,
  language: Edition,
  onProgress: (done: number) => void,
): AsyncGenerator<readonly string[]> {
  yield EXPORT_COLUMNS.map(({ heading }) => heading[language]);
  let done = 0;
  let last: SubmissionRow | undefined;
  do {
    const batch = await nextSubmissions(database, filter, BATCH, last);
    for (const row of batch) yield EXPORT_COLUMNS.map(({ value }) => value(row, language) ?? '');
    done += batch.length;
    onProgress(done);
    last = batch.at(-1);
  } while (last);
}

/** For people who wait; on the error output, so that it never mixes with the result. */
function progressBar({ output }: StaffContext, total: number): SingleBar | undefined {
  if (output.isJson || !process.stderr.isTTY) return undefined;
  const bar = new SingleBar({ format: '{bar} {percentage}% | {value}/{total} | {eta_formatted}' });
  bar.start(total, 0);
  return bar;
}
