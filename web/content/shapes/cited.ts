import type { ReferenceId } from '../references.js';

/** A heading of a few words with a short text below it. */
export interface HeadedText {
  readonly heading: string;
  readonly text: string;
}

/** A part of a page: heading, opening words and points. */
export interface Section {
  readonly heading: string;
  readonly lead: string;
  readonly points: readonly HeadedText[];
}

/** A paragraph, with the literature that it rests on. The page numbers the references by first use. */
export interface Cited {
  readonly text: string;
  readonly refs?: readonly ReferenceId[];
}

/** A heading of a few words with a short text below it. */
export interface Point extends Cited {
  readonly heading: string;
}
