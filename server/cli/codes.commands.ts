import type { Command } from 'commander';
import { issuable, positive } from './option-values.js';
import type { Run } from './program.js';
import { issueCodes, listCodes, revokeCode } from '../staff/invitation-codes/manage-codes.js';

export function registerCodes(program: Command, run: Run): void {
  const codes = program.command('codes').description('邀请码 / Invitation codes');
  codes
    .command('issue')
    .description(
      '生成邀请码，仅显示这一次 / Make invitation codes; they are shown this once and kept as hashes',
    )
    .option('--count <number>', '数量，最多 10000 / how many, at most 10000', issuable, 1)
    .option('--uses <number>', '每个可用次数 / uses of each', positive, 1)
    .option('--unlimited', '不限次数 / any number of uses')
    .option('--note <text>', '备注，勿写个人信息 / note, no personal data')
    .action(run(issueCodes));
  codes
    .command('list')
    .description('列出邀请码（不含明文） / List invitation codes, without the codes')
    .option('--limit <number>', '条数 / how many', positive, 50)
    .action(run(listCodes));
  codes
    .command('revoke <id-or-code>')
    .description('停用邀请码 / Revoke an invitation code')
    .action(run(revokeCode));
}
