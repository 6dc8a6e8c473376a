import type { Command } from 'commander';
import type { Run } from './program.js';
import { accessPerson, erasePerson, purgeExpired } from '../staff/privacy/manage-personal-data.js';

export function registerPrivacy(program: Command, run: Run): void {
  const privacy = program.command('privacy').description('个人信息 / Personal data');
  forPerson(privacy.command('access'))
    .description('列出所存的某人信息 / Show all that is stored about a person')
    .action(run(accessPerson));
  withConfirmation(forPerson(privacy.command('erase')))
    .description('删除某人的信息 / Erase all that is stored about a person')
    .action(run(erasePerson));
  withConfirmation(privacy.command('purge'))
    .description(
      '删除超过保存期限的提交 / Erase submissions whose time has passed (RETENTION_MONTHS after the last contact)',
    )
    .action(run(purgeExpired));
}

function forPerson(command: Command): Command {
  return command
    .option('--email <address>', '邮箱 / e-mail address')
    .option(
      '--telephone <number>',
      '电话，非中国号码请带国家代码 / telephone number, with its dialling code if it is not Chinese',
    )
    .option('--reference <reference>', '编号 / reference of a submission');
}

/** What cannot be undone is only shown unless it is confirmed. */
function withConfirmation(command: Command): Command {
  return command
    .option('--yes', '确认删除，否则只显示 / do it; otherwise it is only shown')
    .option('--dry-run', '只显示 / only show, whatever else is given');
}
