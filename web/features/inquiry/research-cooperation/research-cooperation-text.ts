import type { Section } from '../../../content/shapes/section.js';

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
