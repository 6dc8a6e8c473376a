import { useLocation } from 'react-router-dom';
import { NewsCard } from './news-card.js';
import type { NewsItem, NewsPage } from './news-item.js';
import { fillIn } from '../../content/fill-in.js';
import { LIST_GROUPS, listQuery, NEWS_PAGE_SIZE, pageCount } from '../../contract/paging.js';
import type { ProductGroup } from '../../contract/products.js';
import styles from './news.module.css';
import { useGrowingPage } from './use-growing-page.js';

interface GrowingListProps {
  readonly items: readonly NewsItem[];
  readonly labels: NewsPage['labels'];
}

/**
 * Begins with one page and adds the next when its end is pulled up, or the link there is followed.
 * Other links choose the works on brain or heart.
 */
export function GrowingList({ items, labels }: GrowingListProps) {
  const worksOf = (wanted?: ProductGroup): readonly NewsItem[] =>
    wanted ? items.filter((item) => item.group === wanted) : items;
  const { view, more, choose, end, list } = useGrowingPage((wanted) => worksOf(wanted).length);
  const { pathname } = useLocation();
  const { page, group } = view;
  const works = worksOf(group);
  const shown = works.slice(0, page * NEWS_PAGE_SIZE);
  return (
    <>
      <nav aria-label={labels.filter}>
        <ul className={styles.filters}>
          {[undefined, ...LIST_GROUPS].map((wanted) => (
            <li key={wanted ?? 'all'}>
              <a
                className={styles.filter}
                // Without script the page loads anew, and the list is where the reader was.
                href={`${pathname}${listQuery({ page: 1, ...(wanted && { group: wanted }) })}#all`}
                aria-current={wanted === group ? 'true' : undefined}
                onClick={(event) => choose(event, wanted)}
              >
                {labels.groups[wanted ?? 'all']} <span>{worksOf(wanted).length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ol className={styles.list} ref={list}>
        {shown.map((item) => (
          <li key={item.id} tabIndex={-1}>
            <NewsCard item={item} />
          </li>
        ))}
      </ol>
      <div className={styles.end} ref={end}>
        {page < pageCount(works.length) ? (
          <a
            className={styles.more}
            href={`${pathname}${listQuery({ ...view, page: page + 1 })}`}
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
