import { useCurrentRow, useSite } from '../../site/site.js';
import { pathOf } from '../../contract/routes.js';
import styles from './logo.module.css';

/** A vessel that divides evenly, its daughters by Murray's law as wide as the trunk allows. */
export function CompanyMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path className={styles.trunk} d="M16 31V20" />
      <path className={styles.brain} d="M16 20.500C16 12 5 14.500 5 3.500" />
      <path className={styles.heart} d="M16 20.500C16 12 27 14.500 27 3.500" />
      <circle className={styles.node} cx="16" cy="7" r="2.600" />
    </svg>
  );
}

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
