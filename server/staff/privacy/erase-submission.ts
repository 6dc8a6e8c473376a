import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { HashPurpose, KeyedHash } from '../../database/keyed-hash.js';
import { audit } from '../audit/audit-log.js';
import type { Queryable, StaffContext, StaffTransaction } from '../staff-context.js';
import { type SubmissionRow, TABLES } from '../submissions/submission-query.js';

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
  const { rows } = await tx.query<{ address: string | null }>(
    `DELETE FROM ${TABLES[row.table]} WHERE id = $1 RETURNING client_address_hash AS address`,
    [row.id],
  );
  const [erased] = rows;
  // Somebody else was quicker.
  if (!erased) return;
  await tx.query('DELETE FROM outbox_messages WHERE reference = $1', [row.reference]);
  await tx.query(`DELETE FROM idempotency_keys WHERE answer ->> 'reference' = $1`, [row.reference]);
  const subjects = [...hashesOf(row, context.hash), ...(erased.address ? [erased.address] : [])];
  await tx.query('DELETE FROM rate_counters WHERE subject = ANY($1)', [subjects]);
  await tx.query(`DELETE FROM call_counters WHERE split_part(key, ':', 2) = ANY($1)`, [subjects]);
  await emptyNotes(tx, row);
  await audit(context, tx, {
    action: 'privacy.erase',
    subject: { kind: row.table, id: row.id },
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
    ['telephone', row.telephone?.replace(/\D/g, '')],
    ['telephone', row.telephone && parsePhoneNumberFromString(row.telephone)?.number],
  ];
  return values.flatMap(([purpose, value]) => (value ? [hash(purpose, value)] : []));
}

/** Notes are written by staff, who may have named somebody all the same. */
async function emptyNotes(tx: Queryable, row: SubmissionRow): Promise<void> {
  const words = [row.reference, row.email, row.telephone, row.contact].filter(Boolean);
  for (const table of ['serial_numbers', 'invitation_codes']) {
    await tx.query(
      `UPDATE ${table} SET note = NULL
       WHERE EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE strpos(lower(note), lower(word)) > 0)`,
      [words],
    );
  }
}
