import { normaliseReference, REFERENCE_PATTERN } from '../../../web/contract/submission-status.js';
import type { SubmissionStatus } from '../../database/generated/client.js';
import { audit, auditAlone } from '../audit/audit-log.js';
import type { StaffContext } from '../staff-context.js';
import { StaffError } from '../output.js';
import { spellingsOf } from '../privacy/person.js';
import {
  modelOf,
  nextSubmissions,
  submissionCalled,
  type SubmissionFilter,
  type SubmissionRow,
  submissionsFrom,
  submissionsNamed,
  submissionsOfTelephone,
} from './submission-query.js';

export async function changeStatus(
  context: StaffContext,
  reference: string,
  status: SubmissionStatus,
): Promise<void> {
  const row = await getSubmissionOrThrow(context, reference);
  const from = await context.transaction(async (tx) => {
    const model = modelOf(tx, row.table);
    // Read anew: others may have changed or erased it before this command's turn came.
    const current = await model.findUnique({ where: { id: row.id } });
    if (!current) throw noSuchReference(reference);
    await model.update({ where: { id: row.id }, data: { status, updatedAt: new Date() } });
    await audit(context, tx, {
      action: 'submissions.status',
      subject: { kind: row.table, id: row.id },
      details: { from: current.status, to: status },
    });
    return current.status;
  });
  context.output.record({ reference: row.reference, from, to: status });
}

interface ListOptions extends SubmissionFilter {
  readonly limit: number;
  /** Reference of the last one of an earlier list, which this one goes on after. */
  readonly after?: string;
}

/** An overview, without ways to reach people. */
export async function listSubmissions(
  context: StaffContext,
  { limit, after, ...filter }: ListOptions,
): Promise<void> {
  const last = after === undefined ? undefined : await getSubmissionOrThrow(context, after);
  const rows = await nextSubmissions(context.database, filter, limit, last);
  overview(context, rows);
}

/** Whatever is known of a submission: its reference, who sent it, or for which institution. */
export async function searchSubmissions(context: StaffContext, text: string): Promise<void> {
  const { database } = context;
  const looksUp = () => {
    if (REFERENCE_PATTERN.test(normaliseReference(text))) return submissionCalled(database, text);
    if (text.includes('@')) return submissionsFrom(database, text);
    if (TELEPHONE.test(text)) return submissionsOfTelephone(database, spellingsOf(text));
    if (text.trim() === '') throw new StaffError('请输入要查找的内容 / Say what to look for');
    return submissionsNamed(database, text);
  };
  overview(context, (await looksUp()).reverse());
}

const TELEPHONE = /^[\s+()\-–\d]*\d[\s+()\-–\d]*$/;

function overview({ output }: StaffContext, rows: readonly SubmissionRow[]): void {
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
  const { id, table, ...row } = await getSubmissionOrThrow(context, reference);
  await auditAlone(context, { action: 'submissions.show', subject: { kind: table, id } });
  context.output.record(row);
}

async function getSubmissionOrThrow(
  { database }: StaffContext,
  reference: string,
): Promise<SubmissionRow> {
  const [row] = await submissionCalled(database, reference);
  if (!row) throw noSuchReference(reference);
  return row;
}

const noSuchReference = (reference: string) =>
  new StaffError(`没有这个编号 / No such reference: ${reference}`);
