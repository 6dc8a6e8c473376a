import { createHmac } from 'node:crypto';
import type { Edition } from '../../../web/contract/editions.js';
import type { NotifiedSubmission } from '../../submissions/submission.js';
import { chatText } from '../texts/public-lines.js';
import type { Channel } from './channel.js';
import type { JsonPoster } from './json-poster.js';
import { checkChatWebhookAnswer } from './chat-webhook-answer.js';

/** Codes of "too many messages". */
const TOO_MANY = [9_499, 11_232];

/** A webhook of a Feishu group. https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot */
export class FeishuChannel implements Channel {
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
