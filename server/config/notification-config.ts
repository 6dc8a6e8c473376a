import { type CleanedEnv, str } from 'envalid';
import type { Edition } from '../../web/contract/editions.js';
import {
  httpUrl,
  mailboxList,
  onOff,
  positiveCount,
  smtpUrl,
  StartupError,
  webhookSecret,
} from './variables.js';

/** Who is told of submissions, and how. Whatever is not configured is off. */
export interface NotificationConfig {
  /** Language of what staff are sent. */
  readonly language: Edition;
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly staffMailboxes: readonly string[];
  /** Whether e-mails and webhooks to staff carry what was sent, or only its reference. */
  readonly details: boolean;
  /** Whether applicants get a receipt, and how many one address gets in 24 hours. */
  readonly receipt: boolean;
  readonly receiptsPerDay: number;
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
  readonly wecomUrl: string | undefined;
  readonly feishu: { readonly url: string; readonly secret: string | undefined } | undefined;
  /** Whether webhooks, those of chats included, may stand at private addresses. */
  readonly privateTargets: boolean;
  readonly attempts: number;
  /** Time before the second attempt; each further one waits four times as long. */
  readonly retrySeconds: number;
}

export const NOTIFICATION_VARIABLES = {
  NOTIFY_LANGUAGE: str({ choices: ['zh', 'en'], default: 'zh' }),
  SMTP_URL: smtpUrl({ default: undefined }),
  SMTP_FROM: mailboxList({ default: undefined }),
  NOTIFY_EMAIL: mailboxList({ default: [] }),
  NOTIFY_DETAILS: onOff({ default: false }),
  NOTIFY_RECEIPT: onOff({ default: false }),
  NOTIFY_RECEIPTS_PER_DAY: positiveCount({ default: 3 }),
  NOTIFY_WEBHOOK_URL: httpUrl({ default: undefined }),
  NOTIFY_WEBHOOK_SECRET: webhookSecret({ default: undefined }),
  NOTIFY_WECOM_URL: httpUrl({ default: undefined }),
  NOTIFY_FEISHU_URL: httpUrl({ default: undefined }),
  NOTIFY_FEISHU_SECRET: str({ default: undefined }),
  NOTIFY_PRIVATE_TARGETS: onOff({ default: false }),
  NOTIFY_ATTEMPTS: positiveCount({ default: 10 }),
  NOTIFY_RETRY_SECONDS: positiveCount({ default: 5 }),
};

/** @throws StartupError where variables need each other. */
export function notificationConfig(
  env: CleanedEnv<typeof NOTIFICATION_VARIABLES>,
): NotificationConfig {
  const from = env.SMTP_FROM?.[0] ?? env.NOTIFY_EMAIL[0];
  const sendsMail = env.NOTIFY_EMAIL.length > 0 || env.NOTIFY_RECEIPT;
  if (sendsMail && env.SMTP_URL === undefined) {
    throw new StartupError('SMTP_URL: expected beside NOTIFY_EMAIL and NOTIFY_RECEIPT');
  }
  if (env.SMTP_URL !== undefined && from === undefined) {
    throw new StartupError('SMTP_FROM: expected the address that e-mails come from');
  }
  if ((env.NOTIFY_WEBHOOK_URL === undefined) !== (env.NOTIFY_WEBHOOK_SECRET === undefined)) {
    throw new StartupError('NOTIFY_WEBHOOK_URL and NOTIFY_WEBHOOK_SECRET: expected both or none');
  }
  return {
    language: env.NOTIFY_LANGUAGE,
    smtp: env.SMTP_URL && from ? { url: env.SMTP_URL, from } : undefined,
    staffMailboxes: env.NOTIFY_EMAIL,
    details: env.NOTIFY_DETAILS,
    receipt: env.NOTIFY_RECEIPT,
    receiptsPerDay: env.NOTIFY_RECEIPTS_PER_DAY,
    webhook:
      env.NOTIFY_WEBHOOK_URL && env.NOTIFY_WEBHOOK_SECRET
        ? { url: env.NOTIFY_WEBHOOK_URL, secret: env.NOTIFY_WEBHOOK_SECRET }
        : undefined,
    wecomUrl: env.NOTIFY_WECOM_URL,
    feishu: env.NOTIFY_FEISHU_URL
      ? { url: env.NOTIFY_FEISHU_URL, secret: env.NOTIFY_FEISHU_SECRET }
      : undefined,
    privateTargets: env.NOTIFY_PRIVATE_TARGETS,
    attempts: env.NOTIFY_ATTEMPTS,
    retrySeconds: env.NOTIFY_RETRY_SECONDS,
  };
}
