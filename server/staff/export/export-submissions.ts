import { lstatSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { SingleBar } from 'cli-progress';
import type { Edition } from '../../../web/contract/editions.js';
import { auditAlone } from '../audit/audit-log.js';
import type { Queryable, StaffContext } from '../staff-context.js';
import { StaffError } from '../output.js';
import {
  countSubmissions,
  nextSubmissions,
  type SubmissionFilter,
} from '../submissions/submission-query.js';
import { writeCsv } from './csv-file.js';
import { EXPORT_COLUMNS } from './export-columns.js';
import { replaceFile } from './replace-file.js';
import { writeXlsx } from './xlsx-file.js';

const BATCH = 1000;
const WRITERS = { '.csv': writeCsv, '.xlsx': writeXlsx } as const;

export async function exportSubmissions(
  context: StaffContext,
  file: string,
  {
    language,
    force = false,
    ...filter
  }: SubmissionFilter & { readonly language: Edition; readonly force?: boolean },
): Promise<void> {
  const path = resolve(file);
  const format = extname(path).toLowerCase();
  if (format !== '.csv' && format !== '.xlsx') {
    throw new StaffError('文件名应以 .csv 或 .xlsx 结尾 / The file must end in .csv or .xlsx');
  }
  if (!force && lstatSync(path, { throwIfNoEntry: false })) {
    throw new StaffError(`${path}：文件已存在，加 --force 覆盖 / exists; --force replaces it`);
  }
  const count = await countSubmissions(context.database, filter);
  // Before the first row leaves: an export that breaks off has taken something out as well.
  const details = { format: format.slice(1), language, rows: count, filter };
  await auditAlone(context, { action: 'submissions.export', details });
  const bar = progressBar(context, count);
  let written = 0;
  try {
    const headings = EXPORT_COLUMNS.map(({ heading }) => heading[language]);
    const rows = exportRows(context.database, filter, language, (done) => {
      written = done;
      bar?.update(done);
    });
    await replaceFile(path, (stream) => WRITERS[format](stream, { headings, rows, count }));
  } finally {
    bar?.stop();
  }
  context.output.record({ file: path, rows: written });
}

async function* exportRows(
  database: Queryable,
  filter: SubmissionFilter,
  language: Edition,
  onProgress: (done: number) => void,
): AsyncGenerator<readonly string[]> {
  let done = 0;
  let batch = await nextSubmissions(database, filter, BATCH);
  while (batch.length > 0) {
    // The database looks for the next ones while these are written.
    const following = nextSubmissions(database, filter, BATCH, batch.at(-1));
    // Should the writing fail first, nobody waits for them any more.
    following.catch(() => undefined);
    for (const row of batch) yield EXPORT_COLUMNS.map(({ value }) => value(row, language) ?? '');
    done += batch.length;
    onProgress(done);
    batch = await following;
  }
}

/** For people who wait; on the error output, so that it never mixes with the result. */
function progressBar({ output }: StaffContext, total: number): SingleBar | undefined {
  if (output.isJson || !process.stderr.isTTY) return undefined;
  const bar = new SingleBar({ format: '{bar} {percentage}% | {value}/{total} | {eta_formatted}' });
  bar.start(total, 0);
  return bar;
}
