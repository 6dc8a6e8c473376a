import { auditAlone } from '../audit/audit-log.js';
import { asColumns } from '../output.js';
import type { StaffContext } from '../staff-context.js';
import { asShown } from '../submissions/show-submissions.js';
import {
  countExpired,
  expiredSubmissions,
  modelOf,
  type SubmissionRow,
} from '../submissions/submission-query.js';
import { eraseSubmissions } from './erase-submission.js';
import { namesOf, notesNaming } from './notes.js';
import { identifierOf, othersReachedLike, type PersonOptions, submissionsOf } from './person.js';
import { removeRemains } from './remains.js';

/**
 * What is stored about a person under one address, number or reference, with what was done with it.
 */
export async function accessPerson(context: StaffContext, options: PersonOptions): Promise<void> {
  const by = identifierOf(options);
  const rows = await submissionsOf(context.database, options);
  await hintAtOthers(context, rows);
  const prisma = await context.prisma();
  const { outboxMessage, auditEvent } = prisma;
  const submissions = [];
  for (const row of rows) {
    const { id, table } = row;
    const stored = await modelOf(prisma, table).findUnique({ where: { id } });
    const messages = await outboxMessage.findMany({
      where: { reference: row.reference },
      select: { channel: true, status: true, createdAt: true, sentAt: true },
      orderBy: { channel: 'asc' },
    });
    const events = await auditEvent.findMany({
      where: { subjectKind: table, subjectId: id },
      select: { occurredAt: true, action: true },
      orderBy: { id: 'asc' },
    });
    submissions.push({
      ...asShown(row),
      request_id: stored?.requestId,
      client_address_hash: stored?.clientAddressHash,
      notifications: messages.map(asColumns),
      events: events.map(asColumns),
    });
    const subject = { kind: table, id };
    await auditAlone(context, { action: 'privacy.access', subject, details: { by } });
  }
  const notes = await notesNaming(context.database, namesOf(rows, options));
  if (notes.length > 0) {
    const details = { by, notes: notes.length };
    await auditAlone(context, { action: 'privacy.access', details });
  }
  context.output.record({ found: submissions.length, submissions, notes });
}

/** A person may have sent more than what a reference, an address or a number finds. */
async function hintAtOthers(
  { database, output }: StaffContext,
  rows: readonly SubmissionRow[],
): Promise<void> {
  const others = await othersReachedLike(database, rows);
  if (others.length === 0) return;
  const references = others.join(', ');
  output.hint(
    `另有 ${others.length} 份提交使用相同的邮箱或电话，未包含在内，请核对是否为同一人 / Not included: ${others.length} more with the same e-mail address or telephone; check whether they are the same person’s: ${references}`,
  );
}

interface Confirmation {
  readonly yes?: boolean;
  readonly dryRun?: boolean;
}

/** Erases what is stored about a person under one address, number or reference. */
export async function erasePerson(
  context: StaffContext,
  options: PersonOptions & Confirmation,
): Promise<void> {
  identifierOf(options);
  const rows = await submissionsOf(context.database, options);
  await hintAtOthers(context, rows);
  const isDone = isConfirmed(options);
  const { erased, emptiedNotes } = isDone
    ? await context.transaction((tx) => eraseSubmissions(context, tx, rows, 'request', options))
    : { erased: 0, emptiedNotes: 0 };
  context.output.record({
    found: rows.length,
    erased,
    emptied_notes: emptiedNotes,
    submissions: rows.map(({ reference, kind, submitted_at, telephone, contact }) => ({
      reference,
      kind,
      submitted_at,
      // For people to check whom they are about to erase.
      ...(!isDone && { telephone, contact }),
    })),
    ...(!isDone && { notes: await notesNaming(context.database, namesOf(rows, options)) }),
    ...(isDone && (await removeRemains(context, erased + emptiedNotes))),
  });
}

/**
 * Transactions stay short: the embedded database runs them one after the other, and each reads all
 * notes for the words of its rows.
 */
const BATCH = 25;

/** Erases submissions for which the retention after the last contact is over. */
export async function purgeExpired(context: StaffContext, options: Confirmation): Promise<void> {
  const { submissionMonths } = context.config.operations.retention;
  const { found, oldest } = await countExpired(context.database, submissionMonths);
  const isDone = isConfirmed(options);
  let [erased, emptiedNotes] = [0, 0];
  while (isDone) {
    const batch = await expiredSubmissions(context.database, submissionMonths, BATCH);
    const done = await context.transaction((tx) =>
      eraseSubmissions(context, tx, batch, 'retention'),
    );
    erased += done.erased;
    emptiedNotes += done.emptiedNotes;
    // None of a whole batch: somebody else is purging, and goes on with the rest.
    if (batch.length < BATCH || done.erased === 0) break;
  }
  context.output.record({
    retention_months: submissionMonths,
    found,
    erased,
    emptied_notes: emptiedNotes,
    oldest_contact: oldest ?? undefined,
    ...(isDone && (await removeRemains(context, erased))),
  });
}

function isConfirmed({ yes = false, dryRun = false }: Confirmation): boolean {
  return yes && !dryRun;
}
