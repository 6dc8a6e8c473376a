import { TELEPHONE_PATTERN } from '../../../web/contract/licence-application.js';
import { normaliseCode, normaliseProse, normaliseToken } from '../../../web/contract/normalise.js';
import { normaliseReference, REFERENCE_PATTERN } from '../../../web/contract/submission-status.js';
import type { SubmissionStatus } from '../../database/generated/client.js';
import { audit, auditAlone } from '../audit/audit-log.js';
import type { StaffContext } from '../staff-context.js';
import { type Row, StaffError } from '../output.js';
import { SHORTEST_KEY, spellingsOf, telephoneKey } from '../../submissions/telephone.js';
import {
  modelOf,
  nextSubmissions,
  submissionCalled,
  type SubmissionFilter,
  type SubmissionRow,
  submissionsFrom,
  submissionsNamed,
  submissionsOfTelephone,
  submissionsWithSerial,
} from './submission-query.js';

/** Of all these submissions, or of none. */
export async function changeStatus(
  context: StaffContext,
  first: string,
  status: SubmissionStatus,
  more: readonly string[],
): Promise<void> {
  const rows = await getSubmissionsOrThrow(context, [first, ...more]);
  const changes = await context.transaction(async (tx) => {
    const changed = [];
    // The purge compares it with the database's clock; this machine's may be years behind.
    const [now] = await tx.$queryRaw<{ at: Date }[]>`SELECT now() AS at`;
    for (const { table, id, reference } of rows) {
      const model = modelOf(tx, table);
      // Read anew: others may have changed or erased it before this command's turn came.
      const current = await model.findUnique({ where: { id } });
      if (!current) throw noSuchReference(reference);
      await model.update({ where: { id }, data: { status, updatedAt: now!.at } });
      changed.push({ table, id, reference, from: current.status });
    }
    const events = changed.map(({ table, id, from }) => ({
      action: 'submissions.status',
      subject: { kind: table, id },
      details: { from, to: status },
    }));
    await audit(context, tx, ...events);
    return changed;
  });
  context.output.rows(changes.map(({ reference, from }) => ({ reference, from, to: status })));
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
  const rows = await nextSubmissions(context.database, filter, limit + 1, last);
  const shown = rows[limit - 1]?.reference;
  overview(
    context,
    rows,
    limit,
    `还有更多，加 --after ${shown} 继续 / There are more: go on with --after ${shown}`,
  );
}

/** Whoever sees that many looks for something narrower. */
const MOST_FOUND = 200;

/**
 * Whatever is known of a submission: its reference, its serial number, who sent it, or for which
 * institution. Of many, the newest.
 */
export async function searchSubmissions(context: StaffContext, text: string): Promise<void> {
  const { database } = context;
  const most = MOST_FOUND + 1;
  const looksUp = async () => {
    if (REFERENCE_PATTERN.test(normaliseReference(text))) {
      const called = await submissionCalled(database, text);
      // Names may have the form of one: Ningbo Hospital.
      if (called.length > 0) return called;
    }
    // As what visitors typed is stored.
    const token = normaliseToken(text);
    if (token.includes('@')) return submissionsFrom(database, token, most);
    const withSerial = await submissionsWithSerial(database, normaliseCode(text), most);
    // Numbers and names may have the form of one, too.
    if (withSerial.length > 0) return withSerial;
    if (TELEPHONE_PATTERN.test(token) && telephoneKey(token).length >= SHORTEST_KEY)
      return submissionsOfTelephone(database, spellingsOf(token), most);
    const words = normaliseProse(text);
    if (words === '') throw new StaffError('请输入要查找的内容 / Say what to look for');
    return submissionsNamed(database, words, most);
  };
  const rows = await looksUp();
  overview(
    context,
    rows,
    MOST_FOUND,
    `仅显示最新的 ${MOST_FOUND} 条，还有更多，请缩小范围 / Only the newest ${MOST_FOUND} are shown: there are more, narrow it down`,
  );
}

/** With the last day to send them, if there are printed copies to send among them. */
function overview(
  { output }: StaffContext,
  rows: readonly SubmissionRow[],
  limit: number,
  more: string,
): void {
  const isAnyDue = rows.some(({ due_on }) => due_on !== null);
  output.page(
    rows.map(({ reference, submitted_at, kind, status, product, institution, due_on }) => ({
      reference,
      submitted_at,
      kind,
      status,
      product,
      institution,
      ...(isAnyDue && { due_on }),
    })),
    limit,
    more,
  );
}

export async function showSubmission(context: StaffContext, reference: string): Promise<void> {
  const row = await getSubmissionOrThrow(context, reference);
  const subject = { kind: row.table, id: row.id };
  await auditAlone(context, { action: 'submissions.show', subject });
  context.output.record(asShown(row));
}

/** The English form of applications asks for the first name where the Chinese one asks for the surname. */
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  surname: 'first_name',
  name: 'last_name',
};

/** All of a submission, with names called as its sender read it. */
export function asShown({ id, table, ...row }: SubmissionRow): Row {
  if (row.edition === 'zh' || row.surname === null) return row;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [ENGLISH_NAMES[column] ?? column, value]),
  );
}

async function getSubmissionOrThrow(
  context: StaffContext,
  reference: string,
): Promise<SubmissionRow> {
  const [row] = await getSubmissionsOrThrow(context, [reference]);
  return row!;
}

/** In the order of the references, each once. */
async function getSubmissionsOrThrow(
  { database }: StaffContext,
  references: readonly string[],
): Promise<SubmissionRow[]> {
  const found = await submissionCalled(database, ...references);
  const rows = new Map(found.map((row) => [row.reference, row]));
  const unknown = references.filter((reference) => !rows.has(normaliseReference(reference)));
  if (unknown.length > 0) throw noSuchReference(...unknown);
  return [...new Set(references.map((reference) => rows.get(normaliseReference(reference))!))];
}

const noSuchReference = (...references: readonly string[]) =>
  new StaffError(`没有这个编号 / No such reference: ${references.join(', ')}`);
