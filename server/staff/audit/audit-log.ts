import type { StaffContext, StaffTransaction } from '../staff-context.js';
import { chainedTime, chainHash } from './audit-chain.js';

export interface AuditEvent {
  /** What was done, such as `submissions.export`. */
  readonly action: string;
  /** The row concerned. Its number says nothing once the row is gone. */
  readonly subject?: { readonly kind: string; readonly id: number } | undefined;
  /** Never personal data of visitors: these rows cannot be removed. */
  readonly details?: object;
}

/** What the database says of a row before it is written. */
interface Place {
  readonly id: string;
  readonly occurred_at: string;
  readonly details: string;
  readonly previous_hash: string;
}

/** Appends to the audit, inside the transaction of what it tells of, where there is one. */
export async function audit(
  { actor, hash }: Pick<StaffContext, 'actor' | 'hash'>,
  tx: StaffTransaction,
  { action, subject, details = {} }: AuditEvent,
): Promise<void> {
  const { rows } = await tx.query<Place>(
    `SELECT nextval(pg_get_serial_sequence('audit_events', 'id'))::text AS id,
       ${chainedTime('clock_timestamp()')} AS occurred_at, $1::jsonb::text AS details,
       coalesce((SELECT hash FROM audit_events WHERE hash IS NOT NULL ORDER BY id DESC LIMIT 1), '')
         AS previous_hash`,
    [JSON.stringify(details)],
  );
  const { previous_hash, ...place } = rows[0]!;
  const event = {
    ...place,
    actor,
    action,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
  };
  await tx.query(
    `INSERT INTO audit_events
       (id, occurred_at, actor, action, subject_kind, subject_id, details, previous_hash, hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      event.id,
      event.occurred_at,
      actor,
      action,
      event.subject_kind,
      event.subject_id,
      event.details,
      previous_hash,
      chainHash(hash, previous_hash, event),
    ],
  );
}
