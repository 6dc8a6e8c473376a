import type { Section } from '../../../content/shapes/cited.js';
import type { InquiryTexts } from '../form/inquiry-texts.js';

/** Everything that the research cooperation page says. */
export interface ResearchCooperationPage {
  readonly text: ResearchCooperationText;
  readonly form: InquiryTexts;
}

/** What the research cooperation page says around its form. */
export interface ResearchCooperationText {
  /** Who takes part. */
  readonly partners: Section;
  /** What questions are studied. */
  readonly topics: Section;
  /** How a project proceeds, in order. */
  readonly steps: Section;
  /** Data, ethics, authorship and publication. */
  readonly principles: Section;
  readonly form: { readonly heading: string; readonly lead: string };
}
