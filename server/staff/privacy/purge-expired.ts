import type { StaffContext } from '../staff-context.js';
import { expiredSubmissions } from '../submissions/submission-query.js';
import { isConfirmed } from './erase-person.js';
import { eraseSubmissions } from './erase-submission.js';
import { removeRemains } from './remains.js';

/**
 * Transactions stay short: the embedded database runs them one after the other, and each reads all
 * notes for the words of its rows.
 */
const BATCH = 25;

/** Erases submissions for which the retention after the last contact is over. */
export async function purgeExpired(
  context: StaffContext,
  options: { yes?: boolean; dryRun?: boolean },
): Promise<void> {
  const { submissionMonths } = context.config.operations.retention;
  const rows = await expiredSubmissions(context.database, submissionMonths);
  const isDone = isConfirmed(options);
  for (let start = 0; isDone && start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    await context.transaction((tx) => eraseSubmissions(context, tx, batch, 'retention'));
  }
  context.output.record({
    retention_months: submissionMonths,
    found: rows.length,
    erased: isDone ? rows.length : 0,
    oldest_contact: rows.map((row) => row.updated_at).sort((a, b) => +a - +b)[0],
    ...(isDone && (await removeRemains(context))),
  });
}
