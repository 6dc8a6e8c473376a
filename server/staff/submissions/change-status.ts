import { audit } from '../audit/audit-log.js';
import type { StaffContext } from '../staff-context.js';
import { getSubmissionOrThrow } from './show-submissions.js';
import { TABLES } from './tables.js';

export async function changeStatus(
  context: StaffContext,
  reference: string,
  status: string,
): Promise<void> {
  const row = await getSubmissionOrThrow(context, reference);
  await context.transaction(async (tx) => {
    await tx.query(
      `UPDATE ${TABLES[row.table]} SET status = $1::submission_status, updated_at = now() WHERE id = $2`,
      [status, row.id],
    );
    await audit(context, tx, {
      action: 'submissions.status',
      subject: { kind: row.table, id: row.id },
      details: { from: row.status, to: status },
    });
  });
  context.output.record({ reference: row.reference, from: row.status, to: status });
}
