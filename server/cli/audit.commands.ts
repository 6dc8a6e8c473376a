import type { Command } from 'commander';
import type { Row } from '../staff/output.js';
import { day, knownRow, positive } from './option-values.js';
import type { Run } from './program.js';
import type { StaffContext } from '../staff/staff-context.js';
import { verifyAudit } from '../staff/audit/verify-audit.js';

interface Filter {
  readonly action?: string;
  readonly actor?: string;
  readonly from?: string;
  readonly to?: string;
  readonly limit: number;
}

export function registerAudit(program: Command, run: Run): void {
  const audit = program.command('audit').description('操作记录 / What staff changed or took out');
  audit
    .command('list')
    .description('列出操作记录 / List the records, newest first')
    .option('--action <action>', '操作 / for example submissions.export')
    .option('--actor <name>', '操作人 / who did it')
    .option('--from <day>', '起始日期（上海） / first day', day)
    .option('--to <day>', '截止日期（上海） / last day', day)
    .option('--limit <number>', '条数 / how many', positive, 50)
    .action(run(list));
  audit
    .command('verify')
    .description(
      '核对操作记录是否被改动或删除 / See whether records were changed or removed; prints the last one to keep elsewhere',
    )
    .option(
      '--known <id:hash>',
      '以前核对时的最后一条 / the last one of an earlier time, which must still be there',
      knownRow,
    )
    .action(run(verifyAudit));
}

async function list({ database, output }: StaffContext, filter: Filter): Promise<void> {
  // In SQL: what an event concerns stands in one of three tables, without a foreign key that Prisma could follow.
  const { rows } = await database.query<Row>(
    `SELECT e.id::int, to_char(e.occurred_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS time,
       e.actor, e.action, coalesce(a.reference, i.reference, r.reference, e.subject_kind || ' ' || e.subject_id) AS subject,
       e.details
     FROM audit_events e
     LEFT JOIN licence_applications a ON e.subject_kind = 'licence_application' AND a.id = e.subject_id
     LEFT JOIN inquiries i ON e.subject_kind = 'inquiry' AND i.id = e.subject_id
     LEFT JOIN ifu_requests r ON e.subject_kind = 'ifu_request' AND r.id = e.subject_id
     WHERE ($1::text IS NULL OR e.action = $1) AND ($2::text IS NULL OR e.actor = $2)
       AND ($3::date IS NULL OR e.occurred_at >= $3::timestamp AT TIME ZONE 'Asia/Shanghai')
       AND ($4::date IS NULL OR e.occurred_at < ($4::timestamp + interval '1 day') AT TIME ZONE 'Asia/Shanghai')
     ORDER BY e.id DESC LIMIT $5`,
    [
      filter.action ?? null,
      filter.actor ?? null,
      filter.from ?? null,
      filter.to ?? null,
      filter.limit,
    ],
  );
  output.rows(rows);
}
