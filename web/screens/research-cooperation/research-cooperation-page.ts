import type { InquiryTexts } from '../../components/inquiry-form/inquiry-texts.js';
import type { ResearchCooperationText } from '../../content/shapes/research-cooperation-text.js';

/** Everything that the research cooperation page says. */
export interface ResearchCooperationPage {
  readonly text: ResearchCooperationText;
  readonly form: InquiryTexts;
}
