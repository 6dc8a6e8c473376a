import type { StaffContext } from '../staff-context.js';
import { StaffError } from '../output.js';
import { isOwn, STORED_EVENT, type StoredEvent } from './audit-log.js';

const BATCH = 1000;

/** A row that was written down elsewhere: its number, and the hash that it had then. */
export interface KnownRow {
  readonly id: string;
  readonly hash: string;
}

interface Link {
  readonly id: string;
  readonly hash: string;
}

/** Walks the whole audit, and fails with the first row that does not follow from the one before it. */
export async function verifyAudit(
  context: StaffContext,
  { known }: { readonly known?: KnownRow },
): Promise<void> {
  let rows = 0;
  let chained = 0;
  let first: Link | undefined;
  let last: Link | undefined;
  let isKnownFound = known === undefined;
  for await (const event of storedEvents(context)) {
    rows += 1;
    const link = nextLink(context, last, event);
    if (!link) continue;
    chained += 1;
    first ??= link;
    last = link;
    if (link.id === known?.id) isKnownFound = link.hash === known.hash;
  }
  if (known && !isKnownFound) {
    throw broken(
      known.id,
      'lost',
      `第 ${known.id} 条记录已不存在或已被替换 / Row ${known.id} no longer exists or has been replaced`,
    );
  }
  context.output.record({
    intact: true,
    rows,
    chained,
    chain_begins_at: first?.id,
    last: last && `${last.id}:${last.hash}`,
  });
}

/** The row's link; none for rows that were written before there was a chain. */
function nextLink(
  { hash }: StaffContext,
  last: Link | undefined,
  event: StoredEvent,
): Link | undefined {
  const { id, previous_hash, hash: stored } = event;
  if (previous_hash === null || stored === null) {
    if (!last) return undefined;
    throw broken(
      id,
      'unchained',
      `第 ${id} 条记录不在链上：由旧版本或手工写入，或链值被清除 / Row ${id} is not in the chain: an older release or somebody by hand has written it, or has emptied its hashes`,
    );
  }
  if (!isOwn(hash, event)) {
    throw broken(
      id,
      'changed',
      last
        ? `第 ${id} 条记录被改动 / Row ${id} was changed`
        : `第 ${id} 条记录被改动，或 SECRET_KEY 已更换 / Row ${id} was changed, or SECRET_KEY has changed`,
    );
  }
  if (previous_hash !== (last?.hash ?? '')) {
    throw broken(
      id,
      'missing',
      `第 ${last?.id ?? 0} 条与第 ${id} 条之间有记录缺失 / Rows between ${last?.id ?? 0} and ${id} are missing`,
    );
  }
  return { id, hash: stored };
}

async function* storedEvents({ database }: StaffContext): AsyncGenerator<StoredEvent> {
  let after = '0';
  for (;;) {
    const { rows } = await database.query<StoredEvent>(
      `SELECT ${STORED_EVENT} FROM audit_events
       WHERE id > $1 ORDER BY audit_events.id LIMIT ${BATCH}`,
      [after],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function broken(row: string, problem: string, message: string): StaffError {
  return new StaffError(message, [{ row, problem }]);
}
