import type { PolicySentenceText } from '../../content/types.js';
import type { InquiryKind } from '../../contract/inquiries.js';
import type { LicenceFormText } from '../licence-application/licence-form.zh.js';
import type { LicenceSubmittedText } from '../licence-application/submitted/licence-submitted.zh.js';

/** Words of one form; keys of labels and hints are the field names of the contract. */
export interface InquiryFormText {
  readonly heading: string;
  readonly lead: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
  readonly submit: {
    readonly idle: string;
    readonly sending: string;
    readonly done: string;
  };
  readonly done: {
    readonly heading: string;
    readonly message: string;
  };
}

/** Words of the three forms that ask something, and what they share with the licence application. */
export interface InquiryFormsText extends Pick<
  LicenceFormText,
  'optional' | 'labelColon' | 'choose' | 'professions' | 'productGroups' | 'summary' | 'outcome'
> {
  readonly forms: Readonly<Record<InquiryKind, InquiryFormText>>;
  readonly reference: LicenceSubmittedText['reference'];
  readonly keepReference: string;
  /** Words of the link to where its progress is told. */
  readonly progress: string;
  readonly sendAnother: string;
  /** Stands above the button: who, what for, how long, and what rights. */
  readonly notice: string;
  /** Beside the box to tick. */
  readonly consent: PolicySentenceText;
  readonly noScript: string;
}
