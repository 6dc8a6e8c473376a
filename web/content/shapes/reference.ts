/** Part of a citation that can be missing or doubtful. */
export type ReferencePart = 'authors' | 'volume' | 'pages' | 'doi';

interface CitedWork {
  /** Surname and initials of at most three authors, then `et al.` where there are more. */
  readonly authors?: string;
  readonly title: string;
  /** Journal in its usual abbreviation. */
  readonly journal: string;
  /** Year of the issue with volume, number and pages, as in `2014;63(12):1145–1155`. */
  readonly published: string;
  /**
   * Parts that nobody has compared with the work or a register of works: left out where they are
   * not known at all. `launch:check` lists them.
   */
  readonly unverified?: readonly ReferencePart[];
}

/** A published work, cited in its own language; the same in both editions. */
export type Reference = CitedWork &
  (
    | {
        /** Without the resolver's address. */
        readonly doi: string;
        readonly url?: never;
        readonly noDoi?: never;
      }
    | {
        readonly doi?: never;
        /** Where the work can be looked up instead. */
        readonly url: string;
        /** Why there is no DOI. */
        readonly noDoi: string;
      }
  );
