import { Webhook } from 'standardwebhooks';
import { DeliveryError } from '../delivery-error.js';
import type { NotifiedSubmission } from '../../submissions/submission.js';
import type { Channel } from './channel.js';
import type { JsonPoster } from './json-poster.js';

const GONE = 410;

/** A signed call to a system of the company's own: https://www.standardwebhooks.com */
export class WebhookChannel implements Channel {
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
