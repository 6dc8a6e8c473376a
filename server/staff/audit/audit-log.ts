import type { KeyedHash } from '../../database/keyed-hash.js';
import { inTransaction } from '../../database/transaction.js';
import type { StaffContext, StaffTransaction } from '../staff-context.js';

interface AuditEvent {
  /** What was done, such as `submissions.export`. */
  readonly action: string;
  /** The row concerned. Its number says nothing once the row is gone. */
  readonly subject?: { readonly kind: string; readonly id: number } | undefined;
  /** Never personal data of visitors: these rows cannot be removed. */
  readonly details?: object;
}

type Author = Pick<StaffContext, 'actor' | 'hash' | 'output'>;

/** What the database says of a row before it is written. */
interface Place {
  readonly id: string;
  readonly occurred_at: string;
  readonly details: string;
}

/** Runs a statement inside the transaction that appends. */
type Run = (sql: string, ...values: unknown[]) => Promise<unknown>;

/** Appends to the audit in this order, inside the transaction of what it records. */
export function audit(
  author: Author,
  tx: StaffTransaction,
  ...events: readonly AuditEvent[]
): Promise<void> {
  return append(author, (sql, ...values) => tx.$queryRawUnsafe(sql, ...values), events);
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
      [event],
    );
  });
}

/** In SQL: the hash covers the row as the database will give it again. Three statements for any number. */
async function append(
  { actor, hash, output }: Author,
  run: Run,
  events: readonly AuditEvent[],
): Promise<void> {
  const [last] = (await run(
    `SELECT ${STORED_EVENT} FROM audit_events
     WHERE hash IS NOT NULL ORDER BY audit_events.id DESC LIMIT 1`,
  )) as StoredEvent[];
  if (last && !isOwn(hash, last)) {
    output.hint(
      '上一条审计记录不是用这个 SECRET_KEY 写的（或已被改动）。请确认它与网站的相同，否则发放的邀请码无效 / The last row of the audit was not written with this SECRET_KEY, or was changed. Make sure that it is the site’s: codes issued with another do not work',
    );
  }
  const places = (await run(
    `SELECT nextval(pg_get_serial_sequence('audit_events', 'id'))::text AS id,
       ${chainedTime('clock_timestamp()')} AS occurred_at, details::text
     FROM jsonb_array_elements($1::jsonb) AS given (details)`,
    JSON.stringify(events.map(({ details = {} }) => details)),
  )) as Place[];
  let previousHash = last?.hash ?? '';
  const rows = places.map(({ id, occurred_at, details }, index) => {
    const { action, subject } = events[index]!;
    const event = {
      id,
      occurred_at,
      actor,
      action,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      details,
    };
    const row = {
      ...event,
      previous_hash: previousHash,
      hash: chainHash(hash, previousHash, event),
    };
    previousHash = row.hash;
    return row;
  });
  await run(
    `INSERT INTO audit_events
       (id, occurred_at, actor, action, subject_kind, subject_id, details, previous_hash, hash)
     SELECT id, occurred_at, actor, action, subject_kind, subject_id, details::jsonb, previous_hash,
       hash
     FROM jsonb_to_recordset($1::jsonb) AS e (id bigint, occurred_at timestamptz, actor text,
       action text, subject_kind text, subject_id int, details text, previous_hash text, hash text)`,
    JSON.stringify(rows),
  );
}

/** What of a row its hash covers, as text that a database gives again unchanged. */
interface ChainedEvent {
  readonly id: string;
  readonly occurred_at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject_kind: string | null;
  readonly subject_id: number | null;
  readonly details: string;
}

export interface StoredEvent extends ChainedEvent {
  readonly previous_hash: string | null;
  readonly hash: string | null;
}

/** Any constant: whoever appends to the audit waits for the one before. */
const AUDIT_LOCK_ID = 20_261_123;

/** A transaction that has run this is the only one that appends, until it ends. Prisma knows no locks. */
export const LOCK_AUDIT = `SELECT pg_advisory_xact_lock(${AUDIT_LOCK_ID})`;

/** A time as rows keep it, to the millisecond. */
const chainedTime = (time: string) =>
  `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Columns of a row, with the time and the details as the text that its hash covers. */
export const STORED_EVENT = `id::text, ${chainedTime('occurred_at')} AS occurred_at, actor, action,
  subject_kind, subject_id, details::text, previous_hash, hash`;

/**
 * Ties a row to the one before it. Without the application's key nobody can compute it, so that who
 * changes, removes or inserts a row breaks the chain there.
 */
function chainHash(hash: KeyedHash, previousHash: string, event: ChainedEvent): string {
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

/** Whether a row of the chain was written with this key, and is as it was written. */
export function isOwn(
  hash: KeyedHash,
  { previous_hash, hash: stored, ...event }: StoredEvent,
): boolean {
  return chainHash(hash, previous_hash ?? '', event) === stored;
}
