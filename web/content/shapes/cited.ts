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
export interface Cited<Ref extends string = string> {
  readonly text: string;
  readonly refs?: readonly Ref[];
}

/** A heading of a few words with a short text below it. */
export interface Point<Ref extends string = string> extends Cited<Ref> {
  readonly heading: string;
}
