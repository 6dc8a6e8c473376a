import { auditAlone } from '../audit/audit-log.js';
import type { StaffContext } from '../staff-context.js';
import { identifierOf, type PersonOptions, submissionsOf } from './person.js';

/** All that is stored about a person, with what was done with it. */
export async function accessPerson(context: StaffContext, options: PersonOptions): Promise<void> {
  const by = identifierOf(options);
  const rows = await submissionsOf(context.database, options);
  const submissions = [];
  for (const { id, table, ...row } of rows) {
    const messages = await context.prisma.outboxMessage.findMany({
      where: { reference: row.reference },
      orderBy: { channel: 'asc' },
    });
    const events = await context.prisma.auditEvent.findMany({
      where: { subjectKind: table, subjectId: id },
      orderBy: { id: 'asc' },
    });
    submissions.push({
      ...row,
      notifications: messages.map(({ channel, status, createdAt, sentAt }) => ({
        channel,
        status,
        created_at: createdAt,
        sent_at: sentAt,
      })),
      events: events.map(({ occurredAt, action }) => ({ occurred_at: occurredAt, action })),
    });
    const subject = { kind: table, id };
    await auditAlone(context, { action: 'privacy.access', subject, details: { by } });
  }
  context.output.record({ found: submissions.length, submissions });
}
