import type { MilestoneId } from './milestones.js';
import type { Section } from '../../content/shapes/cited.js';

/** What the company page says below its heading and introduction. */
export interface AboutText {
  readonly introduction: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly culture: Section;
  /** International influence. */
  readonly influence: Section & {
    /** Leads to the instructions for use. */
    readonly instructions: string;
  };
  readonly history: {
    readonly heading: string;
    /** Says which entries are examples. */
    readonly note: string;
    readonly milestones: Readonly<Record<MilestoneId, string>>;
  };
}
