import type { Transporter } from 'nodemailer';
import type { AppConfig } from '../../config/app-config.js';
import type { KeyedHash } from '../../database/keyed-hash.js';
import type { NotifiedSubmission } from '../../submissions/submission.js';
import { receiptMail } from '../texts/receipt-mail.js';
import type { Channel, LimitedReceiver } from './channel.js';
import { mailMessageId } from './mail-message-id.js';

const DAY_SECONDS = 24 * 3600;

/**
 * A receipt to the applicant. Anybody can type anybody's address into a form: it repeats nothing
 * of what was typed, and one address gets only a few a day.
 */
export class ReceiptChannel implements Channel {
  readonly name = 'receipt';

  constructor(
    private readonly transport: Transporter,
    private readonly from: string,
    private readonly perDay: number,
    private readonly hash: KeyedHash,
    private readonly origins: AppConfig['origins'],
  ) {}

  limited({ sender: { email } }: NotifiedSubmission): LimitedReceiver | undefined {
    if (email === undefined) return undefined;
    return {
      subject: this.hash('e-mail', email.toLowerCase()),
      window: { limit: this.perDay, seconds: DAY_SECONDS },
    };
  }

  async send(messageId: string, submission: NotifiedSubmission): Promise<void> {
    const { subject, text } = receiptMail(submission, this.origins);
    await this.transport.sendMail({
      messageId: mailMessageId(messageId, this.from),
      from: this.from,
      to: submission.sender.email,
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
  }

  close(): void {
    this.transport.close();
  }
}
