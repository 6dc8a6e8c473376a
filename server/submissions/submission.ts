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
  readonly text: string | undefined;
}

/** Of the English forms, one field asks for either. */
interface Contacts {
  readonly email?: string | null | undefined;
  readonly telephone?: string | null | undefined;
  readonly contact?: string | null | undefined;
}

/** Where a sender can be reached, whichever field it was typed into. */
export function reachedAt({ email, telephone, contact }: Contacts) {
  const isEmail = contact?.includes('@') ?? false;
  return {
    email: email ?? (isEmail ? contact : undefined) ?? undefined,
    telephone: telephone ?? (isEmail ? undefined : contact) ?? undefined,
  };
}
