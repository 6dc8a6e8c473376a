import { useSite } from '../../site/site.js';
import { NewsCard } from '../news/news-card.js';
import type { NewsItem } from '../news/news-item.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import type { HomeText } from './home-text.js';
import { hasPage, pathOf } from '../../contract/routes.js';
import styles from './home.module.css';

interface NewsStripProps {
  readonly texts: HomeText['news'];
  readonly items: readonly NewsItem[];
}

/** The latest works, with their year. */
export function NewsStrip({ texts, items }: NewsStripProps) {
  const { edition } = useSite();
  return (
    <section aria-labelledby="news">
      <h2 id="news">{texts.heading}</h2>
      <p className={styles.lead}>{texts.lead}</p>
      <ul className={styles.news}>
        {items.map((item) => (
          <li key={item.id}>
            <NewsCard item={item} brief />
          </li>
        ))}
      </ul>
      {hasPage('news', edition) && (
        <p className={styles.all}>
          <SiteLink to={pathOf('news', edition)}>{texts.all}</SiteLink>
        </p>
      )}
    </section>
  );
}
