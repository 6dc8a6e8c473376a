import type { NewsItem } from '../news/news-item.js';
import type { HomeText } from './home-text.js';

/** Everything that the home page says. */
export interface HomePage {
  readonly home: HomeText;
  /** The latest works. */
  readonly news: readonly NewsItem[];
}
