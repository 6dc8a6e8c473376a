import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { AppConfig } from '../../config/app-config.js';
import type { NotificationConfig } from '../../config/notification-config.js';
import type { KeyedHash } from '../../database/keyed-hash.js';
import { type Channel, DeliveryError } from './channel.js';
import { JsonPoster, type PostAnswer } from './json-poster.js';
import { mailTransport } from './mail-transport.js';
import { chatText } from './public-lines.js';
import { ReceiptChannel } from './receipt.channel.js';
import { StaffMailChannel } from './staff-mail.channel.js';
import type { NotifiedSubmission } from '../../submissions/submission.js';
import type { Edition } from '../../../web/contract/editions.js';

/** The channels that are configured. */
export function createChannels(
  config: NotificationConfig,
  hash: KeyedHash,
  origins: AppConfig['origins'],
): readonly Channel[] {
  const { smtp, webhook, wecomUrl, feishu } = config;
  const channels: Channel[] = [];
  const poster = new JsonPoster(config.privateTargets);
  if (smtp) {
    const transport = mailTransport(smtp.url);
    if (config.staffMailboxes.length > 0) {
      channels.push(new StaffMailChannel(transport, smtp.from, config));
    }
    if (config.receipt) {
      channels.push(new ReceiptChannel(transport, smtp.from, config.receiptsPerDay, hash, origins));
    }
  }
  if (webhook) channels.push(new WebhookChannel(poster, webhook, config.details));
  if (wecomUrl) channels.push(new WecomChannel(poster, wecomUrl, config.language));
  if (feishu) channels.push(new FeishuChannel(poster, feishu, config.language));
  return channels;
}

const GONE = 410;

/** A signed call to a system of the company's own: https://www.standardwebhooks.com */
class WebhookChannel implements Channel {
  readonly name = 'webhook';
  private readonly webhook: Webhook;

  constructor(
    private readonly poster: JsonPoster,
    private readonly target: { readonly url: string; readonly secret: string },
    private readonly details: boolean,
  ) {
    this.webhook = new Webhook(target.secret);
  }

  async send(messageId: string, submission: NotifiedSubmission): Promise<void> {
    const { sender, submittedAt, ...open } = submission;
    const body = JSON.stringify({
      type: 'submission.created',
      timestamp: submittedAt.toISOString(),
      data: { ...open, ...(this.details && { sender }) },
    });
    const now = new Date();
    const { status, retryAfterSeconds } = await this.poster.post(this.target.url, body, {
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': this.webhook.sign(messageId, now, body),
    });
    if (status >= 200 && status < 300) return;
    throw new DeliveryError(`HTTP ${status}`, { isFinal: status === GONE, retryAfterSeconds });
  }
}

/** A webhook of a WeCom group. https://developer.work.weixin.qq.com/document/path/91770 */
class WecomChannel implements Channel {
  readonly name = 'wecom';
  readonly pace = { limit: 20, seconds: 60 };

  constructor(
    private readonly poster: JsonPoster,
    private readonly url: string,
    private readonly language: Edition,
  ) {}

  async send(_messageId: string, submission: NotifiedSubmission): Promise<void> {
    const content = chatText(this.language, submission);
    const body = JSON.stringify({ msgtype: 'text', text: { content } });
    checkChatWebhookAnswer(await this.poster.post(this.url, body), 'errcode', [45_009]);
  }
}

/** Codes of "too many messages". */
const TOO_MANY = [9_499, 11_232];

/** A webhook of a Feishu group. https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot */
class FeishuChannel implements Channel {
  readonly name = 'feishu';
  /** 5 a second and 100 a minute are taken: this keeps within both. */
  readonly pace = { limit: 5, seconds: 3 };

  constructor(
    private readonly poster: JsonPoster,
    private readonly target: { readonly url: string; readonly secret: string | undefined },
    private readonly language: Edition,
  ) {}

  async send(_messageId: string, submission: NotifiedSubmission): Promise<void> {
    const content = { text: chatText(this.language, submission) };
    const message = { ...this.signature(), msg_type: 'text', content };
    const answer = await this.poster.post(this.target.url, JSON.stringify(message));
    checkChatWebhookAnswer(answer, 'code', TOO_MANY);
  }

  /** Feishu wants the time and the secret as the key of a hash of nothing. */
  private signature(): object {
    const { secret } = this.target;
    if (secret === undefined) return {};
    const timestamp = String(Math.floor(Date.now() / 1000));
    const sign = createHmac('sha256', `${timestamp}\n${secret}`).digest('base64');
    return { timestamp, sign };
  }
}

/** Chat services count minutes: by then the last one is over. */
const TOO_MANY_SECONDS = 60;

/**
 * Chat services answer 200 and report failures by a code in the body.
 * @throws DeliveryError unless the code is 0.
 */
function checkChatWebhookAnswer(
  { status, body, retryAfterSeconds }: PostAnswer,
  codeField: 'errcode' | 'code',
  tooMany: readonly number[],
): void {
  if (status !== 200) throw new DeliveryError(`HTTP ${status}`, { retryAfterSeconds });
  const code = codeOf(body, codeField);
  if (code === 0) return;
  throw new DeliveryError(`${codeField} ${code ?? 'missing'}`, {
    retryAfterSeconds: code !== undefined && tooMany.includes(code) ? TOO_MANY_SECONDS : undefined,
  });
}

function codeOf(body: string, field: string): number | undefined {
  try {
    const code = (JSON.parse(body) as Record<string, unknown> | null)?.[field];
    return typeof code === 'number' ? code : undefined;
  } catch {
    return undefined;
  }
}
