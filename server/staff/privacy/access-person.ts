import { auditAlone } from '../audit/audit-log.js';
import type { StaffContext } from '../staff-context.js';
import { asColumns } from '../output.js';
import { identifierOf, type PersonOptions, submissionsOf } from './person.js';

/** All that is stored about a person, with what was done with it. */
export async function accessPerson(context: StaffContext, options: PersonOptions): Promise<void> {
  const by = identifierOf(options);
  const rows = await submissionsOf(context.database, options);
  const { outboxMessage, auditEvent } = await context.prisma();
  const submissions = [];
  for (const { id, table, ...row } of rows) {
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
      ...row,
      notifications: messages.map(asColumns),
      events: events.map(asColumns),
    });
    const subject = { kind: table, id };
    await auditAlone(context, { action: 'privacy.access', subject, details: { by } });
  }
  context.output.record({ found: submissions.length, submissions });
}
