import type { Section } from '../../../content/shapes/cited.js';
import type { InquiryTexts } from '../form/inquiry-texts.js';

/** Everything that the contact page says. */
export interface GuidancePage {
  readonly text: GuidanceText;
  readonly form: InquiryTexts;
}

/** What the contact page says around its form. */
export interface GuidanceText {
  /** Ways to reach the company besides the form. */
  readonly reach: Section;
  readonly preparation: Section;
  readonly answer: {
    readonly heading: string;
    readonly text: string;
    /** Stands in for the time that the company commits itself to. */
    readonly sample: true;
  };
  readonly form: { readonly heading: string; readonly lead: string };
}
