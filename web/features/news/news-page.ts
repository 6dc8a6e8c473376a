import type { NewsItem } from './news-item.js';
import type { NewsLabels } from './news-labels.zh.js';

/** Everything that the news page says. */
export interface NewsPage {
  readonly items: readonly NewsItem[];
  readonly labels: NewsLabels;
}
