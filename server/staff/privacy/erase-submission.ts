import type { HashPurpose, KeyedHash } from '../../database/keyed-hash.js';
import { reachedAt } from '../../submissions/submission.js';
import { e164Of, telephoneKey } from '../../submissions/telephone.js';
import { audit } from '../audit/audit-log.js';
import type { StaffContext, StaffTransaction } from '../staff-context.js';
import { expiryOf, modelOf, type SubmissionRow } from '../submissions/submission-query.js';
import { emptyNotes, namesOf } from './notes.js';
import type { PersonOptions } from './person.js';

interface Erasure {
  readonly erased: number;
  readonly emptiedNotes: number;
}

/**
 * Removes submissions and whatever else knows of them: notifications, stored answers, counters of
 * their hashed e-mail, telephone and client address, and notes that name the person. What stays is
 * an entry of the audit for each: that a submission of this kind, product and month was erased; and
 * one of how many notes were emptied.
 * Answers, counters and notes are searched once for all of them, since that reads whole tables.
 * @param person who wants it, whom notes may name without a submission
 */
export async function eraseSubmissions(
  context: StaffContext,
  tx: StaffTransaction,
  rows: readonly SubmissionRow[],
  reason: 'request' | 'retention',
  person?: PersonOptions,
): Promise<Erasure> {
  const { submissionMonths } = context.config.operations.retention;
  // Somebody may have been contacted since the rows were found.
  const onlyExpired =
    reason === 'retention' ? { updatedAt: { lt: await expiryOf(tx, submissionMonths) } } : {};
  const erased: SubmissionRow[] = [];
  const addresses: string[] = [];
  for (const table of new Set(rows.map((row) => row.table))) {
    const model = modelOf(tx, table);
    const asked = rows.filter((row) => row.table === table);
    const stored = await model.findMany({
      where: { id: { in: asked.map(({ id }) => id) }, ...onlyExpired },
    });
    const ids = new Set(stored.map(({ id }) => id));
    // Somebody else was quicker with the others.
    erased.push(...asked.filter(({ id }) => ids.has(id)));
    addresses.push(
      ...stored.flatMap(({ clientAddressHash: hash }) => (hash === null ? [] : [hash])),
    );
    await model.deleteMany({ where: { id: { in: [...ids] } } });
  }
  if (erased.length > 0) await forget(tx, erased, addresses, context.hash);
  const emptiedNotes = await emptyNotes(tx, namesOf(erased, person));
  const events = rows
    .filter((row) => erased.includes(row))
    .map((row) => ({
      action: 'privacy.erase',
      subject: { kind: row.table, id: row.id },
      details: {
        reason,
        kind: row.kind,
        product: row.product,
        submitted: row.submitted_at.slice(0, 'YYYY-MM'.length),
      },
    }));
  const notes = { action: 'privacy.notes', details: { emptied: emptiedNotes } };
  const done = [...events, ...(emptiedNotes > 0 ? [notes] : [])];
  if (done.length > 0) await audit(context, tx, ...done);
  return { erased: erased.length, emptiedNotes };
}

/** What was kept because of submissions that are gone. */
async function forget(
  tx: StaffTransaction,
  erased: readonly SubmissionRow[],
  addresses: readonly string[],
  hash: KeyedHash,
): Promise<void> {
  const references = erased.map(({ reference }) => reference);
  await tx.outboxMessage.deleteMany({ where: { reference: { in: references } } });
  // In SQL: Prisma compares what stands in JSON with one value only.
  await tx.$executeRaw`DELETE FROM idempotency_keys WHERE answer ->> 'reference' = ANY(${references})`;
  const subjects = [...new Set([...erased.flatMap((row) => hashesOf(row, hash)), ...addresses])];
  await tx.rateCounter.deleteMany({ where: { subject: { in: subjects } } });
  // In SQL: the keys are made of a limit's name and the subject.
  await tx.$executeRaw`DELETE FROM call_counters WHERE split_part(key, ':', 2) = ANY(${subjects})`;
}

/** The subjects under which limits counted a person. */
function hashesOf(row: SubmissionRow, hash: KeyedHash): string[] {
  const { email, telephone } = reachedAt(row);
  const values: [HashPurpose, string | undefined][] = [
    ['e-mail', email?.toLowerCase()],
    ['telephone', telephone && telephoneKey(telephone)],
    ['telephone', telephone && e164Of(telephone)],
  ];
  return values.flatMap(([purpose, value]) => (value ? [hash(purpose, value)] : []));
}
