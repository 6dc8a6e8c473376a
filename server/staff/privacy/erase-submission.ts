import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { HashPurpose, KeyedHash } from '../../database/keyed-hash.js';
import { telephoneKey } from '../../submissions/telephone-key.js';
import { audit } from '../audit/audit-log.js';
import type { StaffContext, StaffTransaction } from '../staff-context.js';
import { modelOf, type SubmissionRow } from '../submissions/submission-query.js';

/**
 * Removes a submission and whatever else knows of it: notifications, stored answers, counters of
 * its hashed e-mail, telephone and client address, and notes that name the person. What stays is
 * an entry of the audit: that a submission of this kind, product and month was erased.
 */
export async function eraseSubmission(
  context: StaffContext,
  tx: StaffTransaction,
  row: SubmissionRow,
  reason: 'request' | 'retention',
): Promise<void> {
  const { id, reference } = row;
  const model = modelOf(tx, row.table);
  const stored = await model.findUnique({ where: { id } });
  // Somebody else was quicker.
  if (!stored) return;
  await model.delete({ where: { id } });
  await tx.outboxMessage.deleteMany({ where: { reference } });
  await tx.idempotencyKey.deleteMany({
    where: { answer: { path: ['reference'], equals: reference } },
  });
  const address = stored.clientAddressHash;
  const subjects = [...hashesOf(row, context.hash), ...(address === null ? [] : [address])];
  await tx.rateCounter.deleteMany({ where: { subject: { in: subjects } } });
  // In SQL: the keys are made of a limit's name and the subject.
  await tx.$executeRaw`DELETE FROM call_counters WHERE split_part(key, ':', 2) = ANY(${subjects})`;
  await emptyNotes(tx, row);
  await audit(context, tx, {
    action: 'privacy.erase',
    subject: { kind: row.table, id },
    details: {
      reason,
      kind: row.kind,
      product: row.product,
      submitted: row.submitted_at.slice(0, 'YYYY-MM'.length),
    },
  });
}

/** The subjects under which limits counted a person. */
function hashesOf(row: SubmissionRow, hash: KeyedHash): string[] {
  const values: [HashPurpose, string | null | undefined][] = [
    ['e-mail', row.email?.toLowerCase()],
    ['telephone', row.telephone && telephoneKey(row.telephone)],
    ['telephone', row.telephone && parsePhoneNumberFromString(row.telephone)?.number],
  ];
  return values.flatMap(([purpose, value]) => (value ? [hash(purpose, value)] : []));
}

/**
 * Notes are written by staff, who may have named somebody all the same. In SQL: for Prisma's
 * `contains`, an underscore of an address stands for any character.
 */
async function emptyNotes(tx: StaffTransaction, row: SubmissionRow): Promise<void> {
  const words = [row.reference, row.email, row.telephone, row.contact].filter(Boolean);
  for (const table of ['serial_numbers', 'invitation_codes']) {
    await tx.$executeRawUnsafe(
      `UPDATE ${table} SET note = NULL
       WHERE EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE strpos(lower(note), lower(word)) > 0)`,
      words,
    );
  }
}
