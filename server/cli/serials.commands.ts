import type { Command } from 'commander';
import { collect, issuable, positive } from './option-values.js';
import type { Run } from './program.js';
import { importSerials } from '../staff/serial-numbers/import-serials.js';
import { issueSerials, listSerials, revokeSerial } from '../staff/serial-numbers/manage-serials.js';

export function registerSerials(program: Command, run: Run): void {
  const serials = program.command('serials').description('序列号 / Serial numbers');
  serials
    .command('import <file>')
    .description(
      '从 CSV 导入，列：serial_number（序列号）、products（产品，分号分隔）、note（备注） / Import a CSV file; products separated by semicolons',
    )
    .option('--dry-run', '只检查，不导入 / check only')
    .action(run(importSerials));
  serials
    .command('issue')
    .description('生成新序列号 / Make new serial numbers')
    .requiredOption('--product <product>', '产品，可多次给出 / product, may be repeated', collect)
    .option('--count <number>', '数量，最多 10000 / how many, at most 10000', issuable, 1)
    .option('--note <text>', '备注，勿写个人信息 / note, no personal data')
    .action(run(issueSerials));
  serials
    .command('list')
    .description('列出序列号 / List serial numbers')
    .option('--product <product>', '产品 / product')
    .option('--revoked', '只列已停用的 / revoked ones only')
    .option('--limit <number>', '条数 / how many', positive, 50)
    .action(run(listSerials));
  serials
    .command('revoke <serial-number>')
    .description('停用序列号 / Revoke a serial number')
    .action(run(revokeSerial));
}
