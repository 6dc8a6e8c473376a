import type { Row } from '../output.js';
import type { StaffContext } from '../staff-context.js';
import { fromDay, toDay } from '../submissions/submission-query.js';

/** Days are Shanghai's, both included. */
interface AuditFilter {
  readonly action?: string;
  readonly actor?: string;
  readonly from?: string;
  readonly to?: string;
  readonly limit: number;
}

/**
 * The records, newest first. In SQL: what a record concerns stands in one of four tables, and no
 * foreign key leads there that Prisma could follow.
 */
export async function listAudit(
  { database, output }: StaffContext,
  filter: AuditFilter,
): Promise<void> {
  const { rows } = await database.query<Row>(
    `SELECT e.id::text, e.occurred_at AS time, e.actor, e.action,
       coalesce(a.reference, i.reference, r.reference, s.serial_number,
         e.subject_kind || ' ' || e.subject_id) AS subject,
       e.details
     FROM audit_events e
     LEFT JOIN licence_applications a ON e.subject_kind = 'licence_application' AND a.id = e.subject_id
     LEFT JOIN inquiries i ON e.subject_kind = 'inquiry' AND i.id = e.subject_id
     LEFT JOIN ifu_requests r ON e.subject_kind = 'ifu_request' AND r.id = e.subject_id
     LEFT JOIN serial_numbers s ON e.subject_kind = 'serial_number' AND s.id = e.subject_id
     WHERE ($1::text IS NULL OR e.action = $1) AND ($2::text IS NULL OR e.actor = $2)
       AND ($3::date IS NULL OR ${fromDay('e.occurred_at', '$3')})
       AND ($4::date IS NULL OR ${toDay('e.occurred_at', '$4')})
     ORDER BY e.id DESC LIMIT $5`,
    [
      filter.action ?? null,
      filter.actor ?? null,
      filter.from ?? null,
      filter.to ?? null,
      filter.limit + 1,
    ],
  );
  output.page(rows, filter.limit);
}
