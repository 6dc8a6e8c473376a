import type { InquiryKind } from '../../contract/inquiries.js';
import type { LicenceFormText } from '../zh/licence-form.js';
import type { LicenceSubmittedText } from '../zh/licence-submitted.js';

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
  readonly sendAnother: string;
  /** Stands above the button: who, what for, how long, and what rights. */
  readonly notice: {
    readonly text: string;
    readonly policy: string;
    /** What ends the sentence after the name of the policy. */
    readonly stop: string;
    /** Closes the policy where it opens over the page. */
    readonly close: string;
  };
  readonly noScript: string;
}
