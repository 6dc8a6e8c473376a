import type { Command } from 'commander';
import { day, knownRow, positive } from './option-values.js';
import type { Run } from './program.js';
import { listAudit } from '../staff/audit/list-audit.js';
import { verifyAudit } from '../staff/audit/verify-audit.js';

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
    .action(run(listAudit));
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
