import { useLocation } from 'react-router-dom';
import { NewsCard } from './news-card.js';
import type { NewsItem, NewsPage } from './news-item.js';
import { fillIn } from '../../content/fill-in.js';
import { NEWS_PAGE_SIZE, PAGE_PARAMETER, pageCount } from '../../contract/paging.js';
import styles from './news.module.css';
import { useGrowingPage } from './use-growing-page.js';

interface GrowingListProps {
  readonly items: readonly NewsItem[];
  readonly labels: NewsPage['labels'];
}

/** Begins with one page and adds the next when its end is pulled up, or the link there is followed. */
export function GrowingList({ items, labels }: GrowingListProps) {
  const pages = pageCount(items.length);
  const { page, more, end, list } = useGrowingPage(pages);
  const { pathname } = useLocation();
  const shown = items.slice(0, page * NEWS_PAGE_SIZE);
  return (
    <>
      <ol className={styles.list} ref={list}>
        {shown.map((item) => (
          <li key={item.id} tabIndex={-1}>
            <NewsCard item={item} />
          </li>
        ))}
      </ol>
      <p className={styles.end} ref={end}>
        {page < pages ? (
          <a
            className={styles.more}
            href={`${pathname}?${PAGE_PARAMETER}=${page + 1}`}
            onClick={more}
          >
            {labels.loadMore}
          </a>
        ) : (
          <span>{labels.noMore}</span>
        )}
        <span className={styles.count} role="status">
          {fillIn(labels.loaded, { shown: shown.length, count: items.length })}
        </span>
      </p>
    </>
  );
}
