import type { ProductGroup } from '../../contract/products.js';
import type { FigureId } from '../../figures/figure-ids.js';
import type { NewsLabels } from './news-labels.zh.js';

/** What both editions share of a published work. */
export interface NewsEntry<Id extends string = string> {
  readonly id: Id;
  /**
   * ISO date, year and month, or year, as far as it is verified. Like the source data it may be
   * blank or led by a space: trim before use.
   */
  readonly time: string;
  /** Absent where `time` is blank. */
  readonly year?: number;
  /** Journal in its usual abbreviation. */
  readonly source: string;
  /** The work at its DOI, or where none is known in PubMed; never a copy of its abstract. */
  readonly url: string;
  /** Day on which the work was put on the list. */
  readonly listed: string;
  /** Vessels of brain or heart. */
  readonly group: ProductGroup;
  /** Computed picture of its subject. A product's results stand beside studies of that product alone. */
  readonly poster: FigureId;
  /** Stands in the highlighted list above the long one. */
  readonly highlighted: boolean;
}

export interface NewsText {
  readonly title: string;
  /** What was studied and found, and whose system it was. */
  readonly des: string;
}

/** A published work with its words in one edition. */
export type NewsItem = NewsEntry & NewsText;

/** One of the latest, on the home page: by its title alone. */
export type NewsHeadline = Omit<NewsItem, 'des'>;

/** Everything that the news page says. */
export interface NewsPage {
  readonly items: readonly NewsItem[];
  readonly labels: NewsLabels;
}

/** Works in the strip of the home page. */
export const STRIP_LENGTH = 4;
