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
