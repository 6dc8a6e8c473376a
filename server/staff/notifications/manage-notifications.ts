import { audit } from '../audit/audit-log.js';
import { normaliseReference } from '../../../web/contract/submission-status.js';
import type { NotificationStatus } from '../../database/generated/client.js';
import { asColumns, StaffError } from '../output.js';
import type { StaffContext } from '../staff-context.js';

export async function listNotifications(
  { prisma, output }: StaffContext,
  options: { status?: NotificationStatus; reference?: string; limit: number },
): Promise<void> {
  const { outboxMessage } = await prisma();
  const messages = await outboxMessage.findMany({
    where: {
      ...(options.status && { status: options.status }),
      ...(options.reference !== undefined && { reference: normaliseReference(options.reference) }),
    },
    omit: { submissionKind: true, lastAttemptAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: options.limit + 1,
  });
  output.page(messages.map(asColumns), options.limit);
}

/** The running server sends them at its next look at the outbox. */
export async function retryNotifications(
  context: StaffContext,
  ids: readonly string[],
  { all = false }: { all?: boolean },
): Promise<void> {
  if (ids.length === 0 && !all) {
    throw new StaffError('请给出通知编号或 --all / Name messages, or give --all');
  }
  const named = new Set(ids.map((id) => id.toLowerCase()));
  const retried = await context.transaction(async (tx) => {
    // In SQL: due by the clock of the database, which is the one that workers go by. The first attempt
    // stays behind it: a receipt that staff ask for is not held against its receiver's limit again.
    const rows = await tx.$queryRaw<{ id: string; reference: string; channel: string }[]>`
      UPDATE outbox_messages SET status = 'pending', attempts = 1, next_attempt_at = now()
      WHERE status = 'dead' AND (${all} OR id::text = ANY(${[...named]}))
      RETURNING id, reference, channel`;
    if (rows.length > 0) {
      await audit(context, tx, {
        action: 'notifications.retry',
        details: { messages: rows.map(({ id }) => id) },
      });
    }
    return rows;
  });
  if (retried.length === 0 && !all) {
    throw new StaffError('其中没有已放弃的通知 / None of these had been given up on');
  }
  context.output.rows(retried);
  const others = [...named].filter((id) => !retried.some((row) => row.id === id));
  if (others.length > 0) {
    context.output.hint(
      `未重新发送（不存在，或未曾放弃） / Not sent again, as unknown or not given up on: ${others.join(', ')}`,
    );
  }
}
