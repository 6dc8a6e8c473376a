import { query, type TestDatabase } from '../support/database.js';
import type { SteadyLoad } from './steady-load.js';

/** What a fault has done to submissions and pages. */
export interface Outcome {
  readonly acknowledged: number;
  readonly stored: number;
  readonly duplicated: number;
  readonly lost: number;
  /** Submissions that were refused or not answered, and then sent again. */
  readonly failed: number;
  readonly refused: string;
  readonly pages: number;
  readonly failedPages: number;
  readonly bare503: number;
  /** Longest time in which nothing was acknowledged. */
  readonly recoverySeconds: number;
}

/** Compares what senders were told with what the database holds. */
export async function outcomeOf(
  load: SteadyLoad,
  database: Pick<TestDatabase, 'connectionString'>,
): Promise<Outcome> {
  const rows = await query<{ reference: string; email: string }>(
    database,
    'SELECT reference, email FROM licence_applications',
  );
  const stored = new Map(rows.map(({ reference, email }) => [reference, email]));
  const lost = [...load.acknowledged].filter(
    ([email, reference]) => stored.get(reference) !== email,
  );
  const refused = [...load.refused].map(([status, count]) => `${status || 'no answer'}: ${count}`);
  return {
    acknowledged: load.acknowledged.size,
    stored: rows.length,
    duplicated: rows.length - new Set(rows.map(({ email }) => email)).size,
    lost: lost.length,
    failed: [...load.refused.values()].reduce((sum, count) => sum + count, 0),
    refused: refused.join(', ') || 'none',
    pages: load.pages,
    failedPages: load.failedPages,
    bare503: load.bare503,
    recoverySeconds: Math.round(load.longestPauseMs / 100) / 10,
  };
}
