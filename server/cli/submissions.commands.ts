import { type Command, Option } from 'commander';
import { EDITIONS } from '../../web/contract/editions.js';
import { PRODUCT_IDS } from '../../web/contract/products.js';
import { SubmissionStatus } from '../database/generated/enums.js';
import { exportSubmissions } from '../staff/export/export-submissions.js';
import { day, positive } from './option-values.js';
import type { Run } from './program.js';
import {
  changeStatus,
  listSubmissions,
  searchSubmissions,
  showSubmission,
} from '../staff/submissions/show-submissions.js';
import { SUBMISSION_KINDS } from '../staff/submissions/submission-query.js';

const STATUSES = Object.values(SubmissionStatus);

export function registerSubmissions(program: Command, run: Run): void {
  const submissions = program.command('submissions').description('网站提交 / What visitors sent');
  withFilters(submissions.command('list'))
    .description('列出提交 / List submissions, newest first')
    .option('--limit <number>', '条数 / how many', positive, 50)
    .option('--after <reference>', '接在这个编号之后 / go on after this one')
    .action(run(listSubmissions));
  submissions
    .command('search <text>')
    .description(
      '按编号、邮箱、电话、单位或姓名的开头查找，最多显示最新的 200 条 / Find by reference, e-mail, telephone, or the beginning of an institution or name; shows the newest 200 at most',
    )
    .action(run(searchSubmissions));
  submissions
    .command('show <reference>')
    .description('查看一份提交 / Show one submission')
    .action(run(showSubmission));
  withFilters(submissions.command('export <file>'))
    .description('导出为 .csv 或 .xlsx / Write submissions to a .csv or .xlsx file')
    .addOption(
      new Option('--language <language>', '表头和选项的语言 / language of headings and values')
        .choices(EDITIONS)
        .default('zh'),
    )
    .option('--force', '覆盖已有文件 / replace the file if there is one')
    .action(run(exportSubmissions));
  submissions
    .command('status')
    .description(
      '更改处理状态，同时记为一次联系，保存期限重新起算 / Set the state; also notes a contact, from which retention counts',
    )
    .argument('<reference>')
    .addArgument(submissions.createArgument('<status>').choices(STATUSES))
    .action(run(changeStatus));
}

function withFilters(command: Command): Command {
  return command
    .addOption(new Option('--kind <kind>', '类型 / kind').choices(SUBMISSION_KINDS))
    .addOption(
      new Option('--status <status>', '状态，默认不含垃圾信息 / state; all but spam').choices(
        STATUSES,
      ),
    )
    .addOption(new Option('--product <product>', '产品 / product').choices([...PRODUCT_IDS]))
    .option('--from <day>', '起始日期（上海） / first day, YYYY-MM-DD', day)
    .option('--to <day>', '截止日期（上海） / last day, YYYY-MM-DD', day);
}
