import type { InquiryTexts } from '../form/inquiry-texts.js';
import type { ResearchCooperationText } from './research-cooperation-text.js';

/** Everything that the research cooperation page says. */
export interface ResearchCooperationPage {
  readonly text: ResearchCooperationText;
  readonly form: InquiryTexts;
}
