import type { InquiryTexts } from '../../components/inquiry-form/inquiry-texts.js';
import type { GuidanceText } from '../../content/shapes/guidance-text.js';

/** Everything that the contact page says. */
export interface GuidancePage {
  readonly text: GuidanceText;
  readonly form: InquiryTexts;
}
