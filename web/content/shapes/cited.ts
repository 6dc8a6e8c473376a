import type { ReferenceId } from '../references.js';

/** A paragraph, with the literature that it rests on. The page numbers the references by first use. */
export interface Cited {
  readonly text: string;
  readonly refs?: readonly ReferenceId[];
}

/** A heading of a few words with a short text below it. */
export interface Point extends Cited {
  readonly heading: string;
}
