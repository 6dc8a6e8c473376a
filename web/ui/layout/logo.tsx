import { useCurrentRow, useSite } from '../../site/site.js';
import { pathOf } from '../../contract/routes.js';
import { CompanyMark } from './company-mark.js';
import styles from './logo.module.css';

/** Mark and word mark of the edition; leads home by loading the site anew. */
export function Logo() {
  const { edition, content } = useSite();
  const isHome = useCurrentRow().id === 'home';
  return (
    <a
      className={styles.logo}
      href={pathOf('home', edition)}
      aria-current={isHome ? 'page' : undefined}
    >
      <CompanyMark className={styles.mark} />
      <svg
        className={styles.word}
        data-edition={edition}
        role="img"
        aria-label={content.company.name}
      >
        <use href={`/brand/wordmark.svg#${edition}`} />
      </svg>
    </a>
  );
}
