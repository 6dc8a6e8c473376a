import type { NewsEntry, NewsText } from './news-text.js';
import type { NewsLabels } from './news-labels.zh.js';

/** Everything that the news page says. */
export interface NewsPage {
  readonly items: readonly NewsItem[];
  readonly labels: NewsLabels;
}

/** A published work with its words in one edition. */
export type NewsItem = NewsEntry & NewsText;

/** Date as the source has it, as far as it is known; source data may be blank or led by a space. */
export function newsDate({ time }: Pick<NewsEntry, 'time'>): string | undefined {
  return time.trim() === '' ? undefined : time.trim();
}
