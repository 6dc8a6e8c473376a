import type { Edition } from '../../web/contract/editions.js';
import type { InquiryKind } from '../../web/contract/inquiries.js';

/** What a notification may contain of a submission. */
export interface NotifiedSubmission {
  readonly reference: string;
  readonly kind: 'licence_application' | InquiryKind | 'ifu_printed_copy' | 'ifu_notices';
  readonly edition: Edition;
  readonly submittedAt: Date;
  readonly product: string | undefined;
  /** Personal data: only for messages that may carry it. */
  readonly sender: SenderDetails;
}

export interface SenderDetails {
  readonly institution: string;
  readonly name: string;
  readonly telephone: string | undefined;
  readonly email: string | undefined;
  /** Telephone or e-mail, where the form asks for either. */
  readonly contact: string | undefined;
  readonly text: string | undefined;
}
