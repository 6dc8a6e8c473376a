import { useEffect, useRef, useState } from 'react';
import { asksForSearch, isKeyOn } from './search-key.js';
import { searchOpener } from '../../site/search-opener.js';
import { useDestination, useSite } from '../../site/site.js';
import { FootNotice } from '../../ui/controls/offline-notice.js';
import { editionTexts, loadChunk } from '../../site/loading/load-chunk.js';
import { reloadReplaced } from '../../site/loading/reload-replaced.js';
import type { Edition } from '../../contract/editions.js';

const loadTexts = editionTexts('search', {
  zh: async () => (await import('./search.zh.js')).search,
  en: async () => (await import('./search.en.js')).search,
});

/** The dialog with its words: nobody loads them who does not search. */
function loadParts(edition: Edition) {
  return Promise.all([
    loadChunk('search-dialog', () => import('./search-dialog.js')),
    loadTexts(edition),
  ]);
}

async function loadDialog(edition: Edition) {
  try {
    const [{ SearchDialog }, texts] = await loadParts(edition);
    return { SearchDialog, texts };
  } catch (error) {
    return reloadReplaced(error);
  }
}

type LoadedDialog = Awaited<ReturnType<typeof loadDialog>>;

interface Opened extends LoadedDialog {
  readonly query: string;
}

/** Holds the search of the site: opened by its button, its key or a page's own words. */
export function SearchHost() {
  const { edition, content } = useSite();
  const destination = useDestination();
  const place = useRef(destination);
  const [opened, setOpened] = useState<Opened | null>(null);
  /** Where the visitor asked for it in vain. */
  const [failedAt, setFailedAt] = useState<string>();

  useEffect(() => {
    place.current = destination;
  }, [destination]);

  useEffect(() => {
    const prepare = (): void => {
      loadParts(edition).catch(() => {
        // Whoever opens it then is told.
      });
    };
    const open = (query = ''): void => {
      const { activeElement } = document;
      const { current: from } = place;
      setFailedAt(undefined);
      loadDialog(edition).then(
        (loaded) => {
          // Whoever has gone on meanwhile, perhaps types somewhere, is not called back.
          if (place.current === from && !hasMovedFrom(activeElement))
            setOpened({ ...loaded, query });
        },
        () => {
          // That the connection is lost is said already.
          if (navigator.onLine) setFailedAt(from);
        },
      );
    };
    const openByKey = (event: KeyboardEvent): void => {
      if (!asksForSearch(event) || !isKeyWanted()) return;
      event.preventDefault();
      open();
    };
    searchOpener.set({ open, prepare });
    document.addEventListener('keydown', openByKey);
    return () => {
      searchOpener.set(null);
      document.removeEventListener('keydown', openByKey);
    };
  }, [edition]);

  if (!opened) {
    return <FootNotice>{failedAt === destination && content.ui.failure.text}</FootNotice>;
  }
  const { SearchDialog, texts, query } = opened;
  return <SearchDialog texts={texts} initialQuery={query} onClose={() => setOpened(null)} />;
}

/** Whether the visitor has the focus elsewhere; only scripts put it where no key leads, as on headings. */
function hasMovedFrom(before: Element | null): boolean {
  const { activeElement: now } = document;
  return now !== before && now instanceof HTMLElement && now.tabIndex >= 0;
}

function isKeyWanted(): boolean {
  try {
    return isKeyOn(window.sessionStorage);
  } catch {
    // Storage may be denied: then nobody can have switched it off.
    return true;
  }
}
