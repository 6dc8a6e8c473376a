import type { InquiryTexts } from '../form/inquiry-texts.js';
import type { GuidanceText } from './guidance-text.js';

/** Everything that the contact page says. */
export interface GuidancePage {
  readonly text: GuidanceText;
  readonly form: InquiryTexts;
}
