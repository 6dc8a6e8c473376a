import { inTransaction } from '../../database/transaction.js';
import type { StaffContext, StaffTransaction } from '../staff-context.js';
import { chainedTime, chainHash, LOCK_AUDIT } from './audit-chain.js';

export interface AuditEvent {
  /** What was done, such as `submissions.export`. */
  readonly action: string;
  /** The row concerned. Its number says nothing once the row is gone. */
  readonly subject?: { readonly kind: string; readonly id: number } | undefined;
  /** Never personal data of visitors: these rows cannot be removed. */
  readonly details?: object;
}

type Author = Pick<StaffContext, 'actor' | 'hash'>;

/** What the database says of a row before it is written. */
interface Place {
  readonly id: string;
  readonly occurred_at: string;
  readonly details: string;
  readonly previous_hash: string;
}

/** Runs a statement inside the transaction that appends. */
type Run = (sql: string, ...values: unknown[]) => Promise<unknown>;

/** Appends to the audit, inside the transaction of what it records. */
export function audit(author: Author, tx: StaffTransaction, event: AuditEvent): Promise<void> {
  return append(author, (sql, ...values) => tx.$queryRawUnsafe(sql, ...values), event);
}

/**
 * Notes what changes nothing, in a transaction of its own. Without Prisma, whose engine an
 * export has no room for.
 */
export function auditAlone(
  context: Author & Pick<StaffContext, 'database'>,
  event: AuditEvent,
): Promise<void> {
  return inTransaction(context.database, async (client) => {
    await client.query(LOCK_AUDIT);
    await append(
      context,
      async (sql, ...values) => (await client.query(sql, values)).rows as unknown,
      event,
    );
  });
}

/** In SQL: the hash covers the row as the database will give it again. */
async function append(
  { actor, hash }: Author,
  run: Run,
  { action, subject, details = {} }: AuditEvent,
): Promise<void> {
  const [place] = (await run(
    `SELECT nextval(pg_get_serial_sequence('audit_events', 'id'))::text AS id,
       ${chainedTime('clock_timestamp()')} AS occurred_at, $1::jsonb::text AS details,
       coalesce((SELECT hash FROM audit_events WHERE hash IS NOT NULL ORDER BY id DESC LIMIT 1), '')
         AS previous_hash`,
    JSON.stringify(details),
  )) as [Place];
  const { previous_hash, ...stored } = place;
  const event = {
    ...stored,
    actor,
    action,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
  };
  await run(
    `INSERT INTO audit_events
       (id, occurred_at, actor, action, subject_kind, subject_id, details, previous_hash, hash)
     VALUES ($1::bigint, $2::timestamptz, $3, $4, $5, $6::int, $7::jsonb, $8, $9)`,
    event.id,
    event.occurred_at,
    actor,
    action,
    event.subject_kind,
    event.subject_id,
    event.details,
    previous_hash,
    chainHash(hash, previous_hash, event),
  );
}
