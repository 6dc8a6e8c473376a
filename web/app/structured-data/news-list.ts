import type { NewsPage } from '../../features/news/news-item.js';
import { NEWS_PAGE_SIZE } from '../../contract/paging.js';
import type { JsonLdNode } from './structured-data.js';

const DATE = /^\d{4}(?:-\d{2}){0,2}$/;

/** The works that the news page shows at first: other people's articles, at their publishers. */
export function newsList({ items }: NewsPage): JsonLdNode {
  const others = items.filter(({ highlighted }) => !highlighted).slice(0, NEWS_PAGE_SIZE);
  const shown = [...items.filter(({ highlighted }) => highlighted), ...others];
  return {
    '@type': 'ItemList',
    itemListElement: shown.map(({ title, url, source, time }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'ScholarlyArticle',
        name: title,
        url,
        isPartOf: { '@type': 'Periodical', name: source },
        ...(DATE.test(time.trim()) && { datePublished: time.trim() }),
      },
    })),
  };
}
