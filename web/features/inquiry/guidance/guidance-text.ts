import type { HeadedText, Section } from '../../../content/shapes/cited.js';
import type { PageId } from '../../../contract/routes.js';
import type { InquiryTexts } from '../form/inquiry-texts.js';

/** Everything that the contact page says. */
export interface GuidancePage {
  readonly text: GuidanceText;
  readonly form: InquiryTexts;
}

/** A subject, and where it is dealt with: on another page, by the form of this one, or in person. */
export interface ContactWay extends HeadedText {
  readonly target: PageId | 'form' | 'telephone' | 'mailbox';
}

/** What the contact page says around its form. */
export interface GuidanceText {
  readonly ways: readonly ContactWay[];
  readonly preparation: Section;
  readonly partners: Section;
  readonly answer: {
    readonly text: string;
    /** Stands in for the time that the company commits itself to. */
    readonly sample: true;
  };
  readonly form: { readonly heading: string; readonly lead: string };
}
