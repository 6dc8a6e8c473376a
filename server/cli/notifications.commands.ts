import { type Command, Option } from 'commander';
import { NotificationStatus } from '../database/generated/enums.js';
import { positive } from './option-values.js';
import type { Run } from './program.js';
import {
  listNotifications,
  retryNotifications,
} from '../staff/notifications/manage-notifications.js';

export function registerNotifications(program: Command, run: Run): void {
  const notifications = program.command('notifications').description('通知 / Notifications');
  notifications
    .command('list')
    .description('列出通知 / List notifications, newest first')
    .addOption(
      new Option('--status <status>', '状态 / state').choices(Object.values(NotificationStatus)),
    )
    .option('--limit <number>', '条数 / how many', positive, 50)
    .action(run(listNotifications));
  notifications
    .command('retry [ids...]')
    .description('重新发送已放弃的通知 / Send notifications again that were given up')
    .option('--all', '全部 / all of them')
    .action(run(retryNotifications));
}
