import type { KeyedHash } from '../../database/keyed-hash.js';

/** What of a row its hash covers, as text that a database gives again unchanged. */
export interface ChainedEvent {
  readonly id: string;
  readonly occurred_at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject_kind: string | null;
  readonly subject_id: number | null;
  readonly details: string;
}

/** Any constant: whoever appends to the audit waits for the one before. */
const AUDIT_LOCK_ID = 20_261_123;

/** A transaction that has run this is the only one that appends, until it ends. Prisma knows no locks. */
export const LOCK_AUDIT = `SELECT pg_advisory_xact_lock(${AUDIT_LOCK_ID})`;

/** A time as rows keep it, to the millisecond. */
export const chainedTime = (time: string) =>
  `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Ties a row to the one before it. Without the application's key nobody can compute it, so that who
 * changes, removes or inserts a row breaks the chain there.
 */
export function chainHash(hash: KeyedHash, previousHash: string, event: ChainedEvent): string {
  const { id, occurred_at, actor, action, subject_kind, subject_id, details } = event;
  return hash(
    'audit-event',
    JSON.stringify([
      previousHash,
      id,
      occurred_at,
      actor,
      action,
      subject_kind,
      subject_id,
      details,
    ]),
  );
}
