import { useLocation } from 'react-router-dom';
import { useSearchOpener } from '../../site/search-opener.js';
import { useSite } from '../../site/site.js';
import { useHydrated } from '../../site/use-hydrated.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { askedPath } from '../../contract/not-found.js';
import styles from './not-found.module.css';
import { type Candidate, suggestPages, wordsOf } from './suggest-pages.js';
import { useEffect, useState } from 'react';
import { loadChunk } from '../../site/loading/load-chunk.js';
import { loadPageTitles, pageCandidates } from './page-candidates.js';

/** Pages that an address may have meant; none until the titles of all pages are loaded. */
function useSuggestions(asked: string | null): readonly Candidate[] {
  const { edition, content } = useSite();
  const [suggestions, setSuggestions] = useState<readonly Candidate[]>([]);

  useEffect(() => {
    if (asked === null) return;
    let isWanted = true;
    loadChunk('pages', () => loadPageTitles(edition))
      .then((titles) => {
        const candidates = pageCandidates(edition, content.ui, titles);
        if (isWanted) setSuggestions(suggestPages(asked, candidates));
      })
      .catch(() => {
        // The page helps with its fixed links.
      });
    return () => {
      isWanted = false;
    };
  }, [asked, edition, content.ui]);

  return suggestions;
}

/** The address that was not found and what it may have meant: known to the browser alone. */
export function AskedAddress() {
  const { notFound } = useSite().content.ui;
  const { search } = useLocation();
  const asked = useHydrated() ? askedPath(search) : null;
  const suggestions = useSuggestions(asked);
  const siteSearch = useSearchOpener();
  if (asked === null) return null;
  const words = wordsOf(asked).join(' ');
  return (
    <>
      <p>
        {notFound.asked} <code className={styles.address}>{asked}</code>
      </p>
      {siteSearch && words !== '' && (
        <p>
          <button
            type="button"
            className={styles.search}
            aria-haspopup="dialog"
            onPointerEnter={siteSearch.prepare}
            onFocus={siteSearch.prepare}
            onClick={() => siteSearch.open(words)}
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
