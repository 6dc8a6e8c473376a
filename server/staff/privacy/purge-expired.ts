import type { StaffContext } from '../staff-context.js';
import { expiredSubmissions } from '../submissions/submission-query.js';
import { isConfirmed } from './erase-person.js';
import { eraseSubmission } from './erase-submission.js';
import { removeRemains } from './remains.js';

/** Transactions stay short: the embedded database runs them one after the other. */
const BATCH = 100;

/** Erases submissions for which the retention after the last contact is over. */
export async function purgeExpired(
  context: StaffContext,
  options: { yes?: boolean; dryRun?: boolean },
): Promise<void> {
  const { submissionMonths } = context.config.operations.retention;
  const rows = await expiredSubmissions(context.database, submissionMonths);
  const isDone = isConfirmed(options);
  for (let start = 0; isDone && start < rows.length; start += BATCH) {
    await context.transaction(async (tx) => {
      for (const row of rows.slice(start, start + BATCH)) {
        await eraseSubmission(context, tx, row, 'retention');
      }
    });
  }
  context.output.record({
    retention_months: submissionMonths,
    found: rows.length,
    erased: isDone ? rows.length : 0,
    oldest_contact: rows.map((row) => row.updated_at).sort((a, b) => +a - +b)[0],
    ...(isDone && (await removeRemains(context))),
  });
}
