import type { NodemailerError, Transporter } from 'nodemailer';
import type { AppConfig } from '../../config/app-config.js';
import type { KeyedHash } from '../../database/keyed-hash.js';
import type { NotifiedSubmission } from '../../submissions/submission.js';
import { type Channel, DeliveryError, failureKind, type LimitedReceiver } from './channel.js';
import { mailMessageId, MAILS_AT_ONCE } from './mail-transport.js';
import { company as companyEn } from '../../../web/content/en/company.js';
import { company as companyZh } from '../../../web/content/zh/company.js';
import { pathOf } from '../../../web/contract/routes.js';
import { referenceQuery } from '../../../web/contract/submission-status.js';
import { LABELS, shanghaiTime } from '../../submissions/labels.js';

const COMPANY = { zh: companyZh, en: companyEn };

/** A receipt in the language of the form. It repeats nothing that was typed. */
function receiptMail(
  { edition, kind, reference, submittedAt }: NotifiedSubmission,
  origins: AppConfig['origins'],
) {
  const { subject, next, body } = LABELS[edition].receipt;
  const paragraphs = body(
    COMPANY[edition].name,
    shanghaiTime(submittedAt),
    reference,
    next[kind],
    origins[edition] + pathOf('licenseStatus', edition) + referenceQuery(reference),
  );
  return {
    subject: subject(reference),
    text: `${paragraphs.join('\n\n')}\n`,
    // The text asks for an answer, and nobody may read the mailbox that sends.
    replyTo: COMPANY[edition].mailbox,
  };
}

/**
 * Whether the address leads nowhere, as what somebody mistyped does: the mail server has refused it
 * for good, or it cannot be sent to one at all. A refusal of the sender or of the content is the company's matter.
 */
function isNoMailbox(error: unknown): boolean {
  const { code, command = '', permanent = true } = error as NodemailerError;
  return code === 'EENVELOPE' && ['RCPT TO', 'API'].includes(command) && permanent;
}

const DAY_SECONDS = 24 * 3600;

/**
 * A receipt to the applicant. Anybody can type anybody's address into a form: it repeats nothing
 * of what was typed, and one address gets only a few a day.
 */
export class ReceiptChannel implements Channel {
  readonly name = 'receipt';
  readonly atOnce = MAILS_AT_ONCE;

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
    try {
      await this.transport.sendMail({
        messageId: mailMessageId(messageId, this.from),
        from: this.from,
        to: submission.sender.email,
        ...receiptMail(submission, this.origins),
        headers: { 'Auto-Submitted': 'auto-replied' },
      });
    } catch (error) {
      if (!isNoMailbox(error)) throw error;
      throw new DeliveryError(failureKind(error), { isUnreachable: true });
    }
  }

  close(): void {
    this.transport.close();
  }
}
