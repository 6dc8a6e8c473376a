import type { NewsItem } from '../../components/news/news-item.js';
import type { NewsLabels } from '../../content/zh/news-labels.js';

/** Everything that the news page says. */
export interface NewsPage {
  readonly items: readonly NewsItem[];
  readonly labels: NewsLabels;
}
