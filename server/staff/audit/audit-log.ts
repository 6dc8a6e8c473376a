import type { Queryable, StaffContext } from '../staff-context.js';

export interface AuditEvent {
  /** What was done, such as `submissions.export`. */
  readonly action: string;
  /** The row concerned. Its number says nothing once the row is gone. */
  readonly subject?: { readonly kind: string; readonly id: number } | undefined;
  /** Never personal data of visitors: these rows cannot be removed. */
  readonly details?: object;
}

/** Appends to the audit; inside the transaction of what it tells of, where there is one. */
export async function audit(
  { actor }: Pick<StaffContext, 'actor'>,
  database: Queryable,
  { action, subject, details = {} }: AuditEvent,
): Promise<void> {
  await database.query(
    `INSERT INTO audit_events (actor, action, subject_kind, subject_id, details)
     VALUES ($1, $2, $3, $4, $5)`,
    [actor, action, subject?.kind ?? null, subject?.id ?? null, JSON.stringify(details)],
  );
}
