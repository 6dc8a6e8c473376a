import { useLocation } from 'react-router-dom';
import { fillIn } from '../../content/words.js';
import { NewsCard } from './news-card.js';
import type { NewsItem, NewsPage } from './news-text.js';
import { listQuery, NEWS_PAGE_SIZE, pageCount } from '../../contract/paging.js';
import styles from './news.module.css';
import type { GrowingPage } from './use-growing-page.js';

interface GrowingListProps {
  readonly works: readonly NewsItem[];
  readonly labels: NewsPage['labels'];
  readonly growing: GrowingPage;
}

/** Of two and three columns those in which the last item, of this index, stands alone in its row. */
function widthsAlone(index: number): string | undefined {
  return [2, 3].filter((columns) => index % columns === 0).join(' ') || undefined;
}

/** Begins with one page and adds the next when its end is pulled up, or the link there is followed. */
export function GrowingList({ works, labels, growing }: GrowingListProps) {
  const { view, more, end, list } = growing;
  const { pathname } = useLocation();
  const shown = works.slice(0, view.page * NEWS_PAGE_SIZE);
  return (
    <>
      <ol className={styles.list} ref={list}>
        {shown.map((item, index) => (
          <li
            key={item.id}
            tabIndex={-1}
            data-alone={index === shown.length - 1 ? widthsAlone(index) : undefined}
          >
            <NewsCard item={item} />
          </li>
        ))}
      </ol>
      <div className={styles.end} ref={end}>
        {view.page < pageCount(works.length) ? (
          <a
            className={styles.more}
            href={`${pathname}${listQuery({ ...view, page: view.page + 1 })}`}
            onClick={more}
          >
            {labels.loadMore}
          </a>
        ) : (
          <span>{labels.noMore}</span>
        )}
        <span className={styles.count} role="status">
          {fillIn(labels.loaded, { shown: shown.length, count: works.length })}
        </span>
      </div>
    </>
  );
}
