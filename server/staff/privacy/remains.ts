import { Client } from 'pg';
import { auditAlone } from '../audit/audit-log.js';
import type { StaffContext } from '../staff-context.js';
import { StaffError } from '../output.js';
import { TABLES } from '../submissions/submission-query.js';

/** Whatever an erasure deletes from or changes. */
const TOUCHED = [
  ...Object.values(TABLES),
  'outbox_messages',
  'idempotency_keys',
  'rate_counters',
  'call_counters',
  'serial_numbers',
  'invitation_codes',
];

const PLACES = {
  tables: '数据表 / tables',
  database_files: '数据库文件，含索引和预写日志 / files of the database, indexes and WAL included',
  replaced_pages:
    '数据库文件中尚未被覆盖的部分 / parts of the database’s files that nothing has overwritten yet',
  wal_archives_replicas: '预写日志、归档和副本 / WAL files, archives and replicas',
  freed_disk_blocks:
    '磁盘上已释放而未覆盖的块 / freed blocks of the disk, until it writes over them',
  earlier_backups: '此前的备份 / backups made before',
  earlier_exports: '此前的导出文件 / files exported before',
  sent_messages: '已发出的邮件和通知 / e-mails and notifications that were sent',
} as const;
type Place = keyof typeof PLACES;

const ELSEWHERE: readonly Place[] = ['earlier_backups', 'earlier_exports', 'sent_messages'];

interface Remains {
  readonly removed_from: readonly string[] | string;
  readonly still_in: readonly string[] | string;
}

/**
 * Removes what deleted rows leave in the database's files as far as that can be done, and answers
 * where the data is gone from and where it is not. That takes long: only after an erasure, of an
 * earlier command as well if that was ended before this was done.
 */
export async function removeRemains(
  context: StaffContext,
  erased: number,
): Promise<Remains | undefined> {
  if (erased === 0 && !(await isLeft(context))) return undefined;
  try {
    if (context.isEmbedded) await rewriteFiles(context);
    else await vacuum(context);
  } catch (error) {
    throw new StaffError(
      `已从数据表删除，但未能清理数据库文件，请重新运行本命令 / Erased from the tables, but the files of the database could not be cleaned, run the command again: ${(error as Error).message}`,
    );
  }
  await auditAlone(context, { action: 'privacy.clean' });
  const told = (places: readonly Place[]) =>
    context.output.isJson ? places : places.map((place) => PLACES[place]).join('\n');
  return context.isEmbedded
    ? {
        removed_from: told(['tables', 'database_files']),
        still_in: told(['freed_disk_blocks', ...ELSEWHERE]),
      }
    : {
        removed_from: told(['tables']),
        still_in: told(['replaced_pages', 'wal_archives_replicas', ...ELSEWHERE]),
      };
}

/** The audit knows: no row of it says that files were cleaned after the last erasure. */
async function isLeft({ database }: StaffContext): Promise<boolean> {
  const { rows } = await database.query<{ action: string }>(
    `SELECT action FROM audit_events
     WHERE action IN ('privacy.erase', 'privacy.notes', 'privacy.clean') ORDER BY id DESC LIMIT 1`,
  );
  return rows.length > 0 && rows[0]?.action !== 'privacy.clean';
}

/**
 * Writes tables and indexes anew, without dead rows; forgets the samples that the planner keeps of
 * their columns, which ANALYZE leaves alone once a table is empty; and has the log before that
 * deleted. Prisma has no calls for any of it. Each is a statement of its own, between which visitors
 * get their turn.
 */
async function rewriteFiles({ database }: StaffContext): Promise<void> {
  await database.query(
    `DELETE FROM pg_statistic WHERE starelid IN (
       SELECT c.oid FROM pg_class c LEFT JOIN pg_index i ON i.indexrelid = c.oid
       WHERE coalesce(i.indrelid, c.oid) = ANY($1::regclass[]))`,
    [TOUCHED],
  );
  for (const table of [...TOUCHED, 'pg_statistic']) await database.query(`VACUUM FULL ${table}`);
  for (const table of TOUCHED) await database.query(`ANALYZE ${table}`);
  await database.query('SELECT pg_switch_wal()');
  await database.query('CHECKPOINT');
}

/**
 * Does not lock anybody out. A login that does not own the tables is told so, and autovacuum does it.
 * Left to itself PostgreSQL passes over the indexes of a table that has lost few rows, and their entries
 * hold names and addresses. On a connection of its own: large tables take longer than a statement may.
 */
async function vacuum({ database }: StaffContext): Promise<void> {
  const client = new Client({ connectionString: database.options.connectionString });
  // A connection that ends between two statements is told of by the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const table of TOUCHED) {
      await client.query(`VACUUM (ANALYZE, INDEX_CLEANUP ON) ${table}`);
    }
  } finally {
    await client.end();
  }
}
