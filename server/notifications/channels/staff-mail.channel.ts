import { Logger } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import type { NotificationConfig } from '../../config/notification-config.js';
import type { NotifiedSubmission, SenderDetails } from '../../submissions/submission.js';
import type { Channel } from './channel.js';
import { mailMessageId, MAILS_AT_ONCE } from './mail-transport.js';
import type { Edition } from '../../../web/contract/editions.js';
import { publicLines } from './public-lines.js';
import { LABELS } from '../../submissions/labels.js';

/** An e-mail to staff; with what was typed only where that is asked for. */
function staffMail(language: Edition, submission: NotifiedSubmission, details: boolean) {
  const { kinds, staffSubject, howToSee } = LABELS[language];
  const { kind, reference } = submission;
  const lines = [
    ...publicLines(language, submission),
    ...(details ? ['', ...senderLines(language, submission.sender)] : []),
    '',
    howToSee(reference),
  ];
  return { subject: staffSubject(kinds[kind], reference), text: `${lines.join('\n')}\n` };
}

function senderLines(language: Edition, details: SenderDetails): string[] {
  const { sender, colon } = LABELS[language];
  return (Object.keys(sender) as (keyof SenderDetails)[]).flatMap((field) =>
    details[field] === undefined ? [] : [`${sender[field]}${colon}${details[field]}`],
  );
}

/** An e-mail to the company's own mailboxes. */
export class StaffMailChannel implements Channel {
  readonly name = 'email';
  readonly atOnce = MAILS_AT_ONCE;
  private readonly logger = new Logger('Notifications');

  constructor(
    private readonly transport: Transporter,
    private readonly from: string,
    private readonly config: NotificationConfig,
  ) {}

  async send(messageId: string, submission: NotifiedSubmission): Promise<void> {
    const { language, details, staffMailboxes } = this.config;
    const { subject, text } = staffMail(language, submission, details);
    const { rejected } = (await this.transport.sendMail({
      messageId: mailMessageId(messageId, this.from),
      from: this.from,
      to: [...staffMailboxes],
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })) as { readonly rejected: readonly unknown[] };
    // The others have it: to send it again would tell them twice.
    if (rejected.length > 0) {
      this.logger.warn(
        `Message ${messageId}: ${rejected.length} of ${staffMailboxes.length} mailboxes of NOTIFY_EMAIL were refused`,
      );
    }
  }

  close(): void {
    this.transport.close();
  }
}
