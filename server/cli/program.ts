import { Command, Option } from 'commander';
import { EDITIONS } from '../../web/contract/editions.js';
import { normaliseProse, normaliseToken } from '../../web/contract/normalise.js';
import { NotificationStatus, SubmissionStatus } from '../database/generated/enums.js';
import { listAudit } from '../staff/audit/list-audit.js';
import { verifyAudit } from '../staff/audit/verify-audit.js';
import { exportSubmissions } from '../staff/export/export-submissions.js';
import { issueCodes, listCodes, revokeCode } from '../staff/invitation-codes/manage-codes.js';
import {
  listNotifications,
  retryNotifications,
} from '../staff/notifications/manage-notifications.js';
import { accessPerson, erasePerson, purgeExpired } from '../staff/privacy/manage-personal-data.js';
import { importSerials } from '../staff/serial-numbers/import-serials.js';
import {
  addProducts,
  issueSerials,
  listSerials,
  restoreSerial,
  revokeSerial,
} from '../staff/serial-numbers/manage-serials.js';
import type { StaffContext } from '../staff/staff-context.js';
import {
  changeStatus,
  listSubmissions,
  searchSubmissions,
  showSubmission,
} from '../staff/submissions/show-submissions.js';
import { SUBMISSION_KINDS } from '../staff/submissions/submission-query.js';
import { day, issuable, knownRow, positive, product, products } from './option-values.js';

const STATUSES = Object.values(SubmissionStatus);

type Action<Args extends unknown[]> = (context: StaffContext, ...args: Args) => Promise<void>;

/** Makes of an action, which wants an open database, what commander calls. */
type Run = <Args extends unknown[]>(action: Action<Args>) => (...args: Args) => Promise<void>;

/** The whole command line; its help is in both languages of the staff. */
export function createProgram(run: Run): Command {
  const program = new Command('staff')
    .description(
      '处理网站提交、序列号和邀请码（时间均为上海时间） / Submissions, serial numbers and invitation codes; times are Shanghai’s',
    )
    .option('--json', '输出 JSON，配合 npm run -s / print JSON, best with npm run -s')
    .showHelpAfterError('--help 查看用法 / shows how to use it')
    .exitOverride();
  addSubmissions(program, run);
  addSerials(program, run);
  addCodes(program, run);
  addNotifications(program, run);
  addPrivacy(program, run);
  addAudit(program, run);
  return program;
}

function addSubmissions(program: Command, run: Run): void {
  const submissions = program.command('submissions').description('网站提交 / What visitors sent');
  withFilters(submissions.command('list'))
    .description('列出提交 / List submissions, newest first')
    .option('--limit <number>', '条数 / how many', positive, 50)
    .option('--after <reference>', '接在这个编号之后 / go on after this one')
    .action(run(listSubmissions));
  submissions
    .command('search <text>')
    .description(
      '按编号、序列号、邮箱、电话，或单位、姓名的开头查找（英文姓名按填写顺序，从名开始），最多显示最新的 200 条 / Find by reference, serial number, e-mail, telephone, or the beginning of an institution or of a whole name as it was written (English names from the first name on); shows the newest 200 at most',
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
      '更改处理状态，可一次给出多个编号（全部更改，或都不更改）；同时记为一次联系，保存期限重新起算 / Set the state, of all references or of none; also notes a contact, from which retention counts',
    )
    .argument('<reference>')
    .addArgument(submissions.createArgument('<status>').choices(STATUSES))
    .argument('[more-references...]')
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
    .option('--product <product>', '产品 / product', product)
    .option('--from <day>', '起始日期（上海） / first day, YYYY-MM-DD', day)
    .option('--to <day>', '截止日期（上海） / last day, YYYY-MM-DD', day);
}

function addSerials(program: Command, run: Run): void {
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
    .requiredOption('--product <product>', '产品，可多次给出 / product, may be repeated', products)
    .option('--count <number>', '数量，最多 10000 / how many, at most 10000', issuable, 1)
    .option('--note <text>', '备注，勿写个人信息 / note, no personal data', normaliseProse)
    .action(run(issueSerials));
  serials
    .command('list [serial-number]')
    .description('列出序列号，或查看一个 / List serial numbers, newest first, or show one')
    .option('--product <product>', '产品 / product', product)
    .option('--revoked', '只列已停用的 / revoked ones only')
    .option('--limit <number>', '条数 / how many', positive, 50)
    .action(run(listSerials));
  serials
    .command('revoke <serial-number>')
    .description('停用序列号 / Revoke a serial number')
    .action(run(revokeSerial));
  serials
    .command('restore <serial-number>')
    .description('恢复已停用的序列号 / Take the revocation of a serial number back')
    .action(run(restoreSerial));
  serials
    .command('add <serial-number>')
    .description('为已有的序列号增加产品 / Add products to a serial number that exists')
    .requiredOption('--product <product>', '产品，可多次给出 / product, may be repeated', products)
    .action(run(addProducts));
}

function addCodes(program: Command, run: Run): void {
  const codes = program.command('codes').description('邀请码 / Invitation codes');
  codes
    .command('issue')
    .description(
      '生成邀请码，仅显示这一次 / Make invitation codes; they are shown this once and kept as hashes',
    )
    .option('--count <number>', '数量，最多 10000 / how many, at most 10000', issuable, 1)
    .option('--uses <number>', '每个可用次数 / uses of each', positive, 1)
    .option('--unlimited', '不限次数 / any number of uses')
    .option('--note <text>', '备注，勿写个人信息 / note, no personal data', normaliseProse)
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

function addNotifications(program: Command, run: Run): void {
  const notifications = program.command('notifications').description('通知 / Notifications');
  notifications
    .command('list')
    .description('列出通知 / List notifications, newest first')
    .addOption(
      new Option('--status <status>', '状态 / state').choices(Object.values(NotificationStatus)),
    )
    .option('--reference <reference>', '提交的编号 / reference of a submission')
    .option('--limit <number>', '条数 / how many', positive, 50)
    .action(run(listNotifications));
  notifications
    .command('retry [ids...]')
    .description('重新发送已放弃的通知 / Resend notifications that were given up on')
    .option('--all', '全部 / all of them')
    .action(run(retryNotifications));
}

function addPrivacy(program: Command, run: Run): void {
  const privacy = program.command('privacy').description('个人信息 / Personal data');
  forPerson(privacy.command('access'))
    .description(
      '列出某个邮箱、电话或编号下保存的信息 / Show what is stored under an e-mail address, telephone or reference',
    )
    .action(run(accessPerson));
  withConfirmation(forPerson(privacy.command('erase')))
    .description(
      '删除某个邮箱、电话或编号下保存的信息 / Erase what is stored under an e-mail address, telephone or reference',
    )
    .action(run(erasePerson));
  withConfirmation(privacy.command('purge'))
    .description(
      '删除超过保存期限的提交 / Erase submissions whose time has passed (RETENTION_MONTHS after the last contact)',
    )
    .action(run(purgeExpired));
}

function forPerson(command: Command): Command {
  return command
    .option('--email <address>', '邮箱 / e-mail address', normaliseToken)
    .option(
      '--telephone <number>',
      '电话，非中国号码请带国家代码 / telephone number, with its dialling code if it is not Chinese',
      normaliseToken,
    )
    .option(
      '--reference <reference>',
      '编号，只对应一份提交 / reference, which names one submission',
    );
}

/** What cannot be undone is only shown unless it is confirmed. */
function withConfirmation(command: Command): Command {
  return command
    .option('--yes', '确认删除，否则只显示 / do it; otherwise it is only shown')
    .option('--dry-run', '只显示 / only show, whatever else is given');
}

function addAudit(program: Command, run: Run): void {
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
