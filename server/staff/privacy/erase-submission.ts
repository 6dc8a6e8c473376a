import type { HashPurpose, KeyedHash } from '../../database/keyed-hash.js';
import { reachedAt } from '../../submissions/submission.js';
import { e164Of, nationalDigits, telephoneKey } from '../../submissions/telephone.js';
import { audit } from '../audit/audit-log.js';
import type { StaffContext, StaffTransaction } from '../staff-context.js';
import { expiryOf, modelOf, type SubmissionRow } from '../submissions/submission-query.js';

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
 */
export async function eraseSubmissions(
  context: StaffContext,
  tx: StaffTransaction,
  rows: readonly SubmissionRow[],
  reason: 'request' | 'retention',
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
  if (erased.length === 0) return { erased: 0, emptiedNotes: 0 };
  const references = erased.map(({ reference }) => reference);
  await tx.outboxMessage.deleteMany({ where: { reference: { in: references } } });
  // In SQL: Prisma compares what stands in JSON with one value only.
  await tx.$executeRaw`DELETE FROM idempotency_keys WHERE answer ->> 'reference' = ANY(${references})`;
  const subjects = [
    ...new Set([...erased.flatMap((row) => hashesOf(row, context.hash)), ...addresses]),
  ];
  await tx.rateCounter.deleteMany({ where: { subject: { in: subjects } } });
  // In SQL: the keys are made of a limit's name and the subject.
  await tx.$executeRaw`DELETE FROM call_counters WHERE split_part(key, ':', 2) = ANY(${subjects})`;
  const emptiedNotes = await emptyNotes(tx, erased);
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
  await audit(context, tx, ...events, ...(emptiedNotes > 0 ? [notes] : []));
  return { erased: erased.length, emptiedNotes };
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

/** What stands between the digits of a telephone number, one character beside the other. */
const SEPARATORS = ' \t\u00a0().+-\u2010\u2011\u2012\u2013\u2014\u2015\u2212';
/** A shorter number, as forms let it through, may stand in a note for a year or a room. */
const LEAST_DIGITS = 7;

/**
 * Notes are written by staff, who may have named somebody all the same: a telephone number in any grouping,
 * with its dialling code or without. In SQL: Prisma's `contains` lets an underscore of an address stand for
 * any character, and takes one word at a time. LIKE is several times as fast here as `strpos` or one regular
 * expression of all words.
 */
async function emptyNotes(tx: StaffTransaction, rows: readonly SubmissionRow[]): Promise<number> {
  const reached = rows.map((row) => reachedAt(row));
  const words = [...rows.map(({ reference }) => reference), ...reached.map(({ email }) => email)];
  const numbers = reached
    .map(({ telephone }) => (telephone ? nationalDigits(telephone) : ''))
    .filter((digits) => digits.length >= LEAST_DIGITS);
  let emptied = 0;
  for (const table of ['serial_numbers', 'invitation_codes']) {
    emptied += await tx.$executeRawUnsafe(
      `UPDATE ${table} SET note = NULL
       WHERE note IS NOT NULL
         AND (lower(note) LIKE ANY (ARRAY(SELECT lower(pattern) FROM unnest($1::text[]) AS pattern))
           OR translate(note, $3, '') LIKE ANY ($2::text[]))`,
      patternsOf(words),
      patternsOf(numbers),
      SEPARATORS,
    );
  }
  return emptied;
}

/** Of what LIKE finds anywhere in a text. */
function patternsOf(words: readonly (string | null | undefined)[]): string[] {
  return [...new Set(words)].flatMap((word) =>
    word ? [`%${word.replace(/[\\%_]/g, '\\$&')}%`] : [],
  );
}
