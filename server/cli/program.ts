import { Command } from 'commander';
import { registerAudit } from './audit.commands.js';
import { registerCodes } from './codes.commands.js';
import { registerNotifications } from './notifications.commands.js';
import { registerPrivacy } from './privacy.commands.js';
import { registerSerials } from './serials.commands.js';
import type { StaffContext } from '../staff/staff-context.js';
import { registerSubmissions } from './submissions.commands.js';

type Action<Args extends unknown[]> = (context: StaffContext, ...args: Args) => Promise<void>;

/** Makes of an action, which wants an open database, what commander calls. */
export type Run = <Args extends unknown[]>(
  action: Action<Args>,
) => (...args: Args) => Promise<void>;

/** The whole command line; its help is in both languages of the staff. */
export function createProgram(run: Run): Command {
  const program = new Command('npm run staff --')
    .description(
      '处理网站提交、序列号和邀请码（时间均为上海时间） / Submissions, serial numbers and invitation codes; times are Shanghai’s',
    )
    .option('--json', '输出 JSON，配合 npm run -s / print JSON, best with npm run -s')
    .showHelpAfterError('--help 查看用法 / shows how to use it')
    .exitOverride();
  registerSubmissions(program, run);
  registerSerials(program, run);
  registerCodes(program, run);
  registerNotifications(program, run);
  registerPrivacy(program, run);
  registerAudit(program, run);
  return program;
}
