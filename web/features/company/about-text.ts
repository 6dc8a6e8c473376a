import type { MilestoneId } from './milestones.js';
import type { HeadedText, Section } from '../../content/shapes/cited.js';

/** What the company page says below its heading and introduction. */
export interface AboutText {
  readonly introduction: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly culture: Section;
  /** International influence. */
  readonly influence: {
    readonly heading: string;
    readonly lead: string;
    /** Below the list of papers. */
    readonly publications: HeadedText;
    readonly documents: HeadedText;
    /** Leads to the instructions for use. */
    readonly instructions: string;
    readonly languages: HeadedText;
  };
  readonly history: {
    readonly heading: string;
    /** Says which entries are examples. */
    readonly note: string;
    readonly milestones: Readonly<Record<MilestoneId, string>>;
  };
}
