import { audit } from '../audit/audit-log.js';
import { type Row, StaffError } from '../output.js';
import type { StaffContext } from '../staff-context.js';

export async function listNotifications(
  { database, output }: StaffContext,
  { status, limit }: { status?: string; limit: number },
): Promise<void> {
  const { rows } = await database.query<Row>(
    `SELECT id, reference, channel, status, attempts, last_error, created_at, next_attempt_at, sent_at
     FROM outbox_messages WHERE $1::text IS NULL OR status::text = $1
     ORDER BY created_at DESC, id LIMIT $2`,
    [status ?? null, limit],
  );
  output.rows(rows);
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
  const retried = await context.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: string; reference: string; channel: string }>(
      `UPDATE outbox_messages SET status = 'pending', attempts = 0, next_attempt_at = now()
       WHERE status = 'dead' AND ($1 OR id::text = ANY($2)) RETURNING id, reference, channel`,
      [all, ids.map((id) => id.toLowerCase())],
    );
    if (rows.length > 0) {
      await audit(context, tx, {
        action: 'notifications.retry',
        details: { messages: rows.map(({ id }) => id) },
      });
    }
    return rows;
  });
  if (retried.length === 0 && !all) {
    throw new StaffError('其中没有已放弃的通知 / None of these was given up');
  }
  context.output.rows(retried);
}
