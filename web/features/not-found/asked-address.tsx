import { useLocation } from 'react-router-dom';
import { useSearchOpener } from '../../site/search-opener.js';
import { useSite } from '../../site/site.js';
import { useHydrated } from '../../site/use-hydrated.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { askedPath } from '../../contract/not-found.js';
import styles from './not-found.module.css';
import { wordsOf } from './suggest-pages.js';
import { useSuggestions } from './use-suggestions.js';

/** The address that was not found and what it may have meant: known to the browser alone. */
export function AskedAddress() {
  const { notFound } = useSite().content.ui;
  const { search } = useLocation();
  const asked = useHydrated() ? askedPath(search) : null;
  const suggestions = useSuggestions(asked);
  const openSearch = useSearchOpener();
  if (asked === null) return null;
  const words = wordsOf(asked).join(' ');
  return (
    <>
      <p>
        {notFound.asked} <code className={styles.address}>{asked}</code>
      </p>
      {openSearch && words !== '' && (
        <p>
          <button
            type="button"
            className={styles.search}
            aria-haspopup="dialog"
            onClick={() => openSearch(words)}
          >
            {notFound.search}
          </button>
        </p>
      )}
      {suggestions.length > 0 && (
        <>
          <h2>{notFound.suggestions}</h2>
          <ul className={styles.links}>
            {suggestions.map(({ path, label }) => (
              <li key={path}>
                <SiteLink to={path}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
