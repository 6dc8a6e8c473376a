import { editionTexts } from '../../site/edition-texts.js';
import { loadChunk } from '../../site/loading/load-chunk.js';
import { reloadReplaced } from '../../site/loading/reload-replaced.js';
import type { Edition } from '../../contract/editions.js';

const loadTexts = editionTexts('search', {
  zh: async () => (await import('./search.zh.js')).search,
  en: async () => (await import('./search.en.js')).search,
});

/** The dialog with its words: nobody loads them who does not search. */
export async function loadDialog(edition: Edition) {
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

export type LoadedDialog = Awaited<ReturnType<typeof loadDialog>>;
