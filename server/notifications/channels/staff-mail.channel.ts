import type { Transporter } from 'nodemailer';
import type { NotificationConfig } from '../../config/notification-config.js';
import type { NotifiedSubmission } from '../../submissions/submission.js';
import { staffMail } from '../texts/staff-mail.js';
import type { Channel } from './channel.js';
import { mailMessageId } from './mail-message-id.js';

/** An e-mail to the company's own mailboxes. */
export class StaffMailChannel implements Channel {
  readonly name = 'email';

  constructor(
    private readonly transport: Transporter,
    private readonly from: string,
    private readonly config: NotificationConfig,
  ) {}

  async send(messageId: string, submission: NotifiedSubmission): Promise<void> {
    const { language, details, staffMailboxes } = this.config;
    const { subject, text } = staffMail(language, submission, details);
    await this.transport.sendMail({
      messageId: mailMessageId(messageId, this.from),
      from: this.from,
      to: [...staffMailboxes],
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  close(): void {
    this.transport.close();
  }
}
