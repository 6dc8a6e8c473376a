/** A published work, cited in its own language; the same in both editions. */
export interface Reference {
  /** Surname and initials of at most three authors, then `et al.`; absent where not verified. */
  readonly authors?: string;
  readonly title: string;
  /** Journal in its usual abbreviation. */
  readonly journal: string;
  /** Year with volume, issue and pages as far as verified, as in `2014;63(12):1145–1155`. */
  readonly published: string;
  /** Without the resolver's address. */
  readonly doi?: string;
  /** Where the work can be read if it has no verified DOI. */
  readonly url?: string;
}
