import { useEffect, useState } from 'react';
import { loadChunk } from '../../site/loading/load-chunk.js';
import { useSite } from '../../site/site.js';
import { loadPageTitles } from '../../content/load-page-titles.js';
import { pageCandidates } from './page-candidates.js';
import { type Candidate, suggestPages } from './suggest-pages.js';

/** Pages that an address may have meant; none until the titles of all pages are loaded. */
export function useSuggestions(asked: string | null): readonly Candidate[] {
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
