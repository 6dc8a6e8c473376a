import { useEffect, useState } from 'react';
import { asksForSearch, isKeyOn } from './search-key.js';
import { searchOpener } from '../../site/search-opener.js';
import { useSite } from '../../site/site.js';
import { editionTexts, loadChunk } from '../../site/loading/load-chunk.js';
import { reloadReplaced } from '../../site/loading/reload-replaced.js';
import type { Edition } from '../../contract/editions.js';

const loadTexts = editionTexts('search', {
  zh: async () => (await import('./search.zh.js')).search,
  en: async () => (await import('./search.en.js')).search,
});

/** The dialog with its words: nobody loads them who does not search. */
async function loadDialog(edition: Edition) {
  try {
    const [{ SearchDialog }, texts] = await Promise.all([
      loadChunk('search-dialog', () => import('./search-dialog.js')),
      loadTexts(edition),
    ]);
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
  const { edition } = useSite();
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const open = (query = ''): void => {
      loadDialog(edition).then(
        (loaded) => setOpened({ ...loaded, query }),
        () => {
          // The notice of the lost connection is shown already, and the button stays.
        },
      );
    };
    const openByKey = (event: KeyboardEvent): void => {
      if (!asksForSearch(event) || !isKeyWanted()) return;
      event.preventDefault();
      open();
    };
    searchOpener.set(open);
    document.addEventListener('keydown', openByKey);
    return () => {
      searchOpener.set(null);
      document.removeEventListener('keydown', openByKey);
    };
  }, [edition]);

  if (!opened) return null;
  const { SearchDialog, texts, query } = opened;
  return <SearchDialog texts={texts} initialQuery={query} onClose={() => setOpened(null)} />;
}

function isKeyWanted(): boolean {
  try {
    return isKeyOn(window.sessionStorage);
  } catch {
    // Storage may be denied: then nobody can have switched it off.
    return true;
  }
}
