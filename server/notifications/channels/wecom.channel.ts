import type { Edition } from '../../../web/contract/editions.js';
import type { NotifiedSubmission } from '../../submissions/submission.js';
import { chatText } from '../texts/public-lines.js';
import type { Channel } from './channel.js';
import type { JsonPoster } from './json-poster.js';
import { checkChatWebhookAnswer } from './chat-webhook-answer.js';

/** A webhook of a WeCom group. https://developer.work.weixin.qq.com/document/path/91770 */
export class WecomChannel implements Channel {
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
