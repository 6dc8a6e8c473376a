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
