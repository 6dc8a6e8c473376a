import { audit } from '../audit/audit-log.js';
import type { StaffContext } from '../staff-context.js';
import { StaffError } from '../staff-error.js';
import {
  findSubmissions,
  nextSubmissions,
  type SubmissionFilter,
  type SubmissionRow,
} from './submission-query.js';

/** An overview, without ways to reach people. */
export async function listSubmissions(
  { database, output }: StaffContext,
  { limit, ...filter }: SubmissionFilter & { readonly limit: number },
): Promise<void> {
  const rows = await nextSubmissions(database, filter, limit);
  output.rows(
    rows.map(({ reference, submitted_at, kind, status, product, institution }) => ({
      reference,
      submitted_at,
      kind,
      status,
      product,
      institution,
    })),
  );
}

export async function showSubmission(context: StaffContext, reference: string): Promise<void> {
  const { id, table, ...row } = await theSubmission(context, reference);
  await audit(context, context.database, {
    action: 'submissions.show',
    subject: { kind: table, id },
  });
  context.output.record(row);
}

export async function theSubmission(
  { database }: StaffContext,
  reference: string,
): Promise<SubmissionRow> {
  const [row] = await findSubmissions(database, 'reference = $1', [reference.trim().toUpperCase()]);
  if (!row) throw new StaffError(`没有这个编号 / No such reference: ${reference}`);
  return row;
}
