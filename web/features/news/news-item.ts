import type { NewsEntry, NewsText } from './news-text.js';
import type { NewsLabels } from './news-labels.zh.js';

/** Everything that the news page says. */
export interface NewsPage {
  readonly items: readonly NewsItem[];
  readonly labels: NewsLabels;
}

/** A published work with its words in one edition. */
export type NewsItem = NewsEntry & NewsText;

/** One of the latest, on the home page: by its title alone. */
export type NewsHeadline = Omit<NewsItem, 'des'>;

/** Works in the strip of the home page. */
export const STRIP_LENGTH = 4;
