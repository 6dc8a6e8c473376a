import { audit } from '../audit/audit-log.js';
import type { StaffContext } from '../staff-context.js';
import { identifierOf, type PersonOptions, submissionsOf } from './person.js';

/** All that is stored about a person, with what was done with it. */
export async function accessPerson(context: StaffContext, options: PersonOptions): Promise<void> {
  const by = identifierOf(options);
  const rows = await submissionsOf(context.database, options);
  const submissions = [];
  for (const { id, table, ...row } of rows) {
    const notifications = await context.database.query(
      `SELECT channel, status, created_at, sent_at FROM outbox_messages
       WHERE reference = $1 ORDER BY channel`,
      [row.reference],
    );
    const events = await context.database.query(
      `SELECT occurred_at, action FROM audit_events
       WHERE subject_kind = $1 AND subject_id = $2 ORDER BY id`,
      [table, id],
    );
    submissions.push({ ...row, notifications: notifications.rows, events: events.rows });
    const subject = { kind: table, id };
    await context.transaction((tx) =>
      audit(context, tx, { action: 'privacy.access', subject, details: { by } }),
    );
  }
  context.output.record({ found: submissions.length, submissions });
}
