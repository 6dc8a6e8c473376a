import { keepTogether } from '../content/words.js';
import { loadPageText } from './load-texts.js';
import type { Edition } from '../contract/editions.js';
import type { RouteRow } from '../contract/routes.js';
import { DEVELOPMENT_TEXTS } from './development-pages.js';
import { loadChunk } from '../site/loading/load-chunk.js';
import type { PageData } from './page-data.js';
import { pageDiagrams, pageFigures } from './page-figures.js';
import { loadScreenTexts } from './screen-texts.js';

/** Loads the texts of a page and of its screen, and what is known of its figures and diagrams. */
export async function loadPageData(
  edition: Edition,
  row: RouteRow,
): Promise<Pick<PageData, 'id' | 'text' | 'screenTexts' | 'figures' | 'diagrams'>> {
  const [text, screenTexts, figures, diagrams] = await Promise.all([
    DEVELOPMENT_TEXTS[row.id] ?? loadChunk('pages', () => loadPageText(edition, row.id)),
    loadScreenTexts(edition, row),
    pageFigures(edition, row),
    pageDiagrams(row),
  ]);
  return {
    id: row.id,
    // Not what others quote: title and description stay as they were written.
    text: { ...text, intro: keepTogether(text.intro) },
    screenTexts: keepTogether(screenTexts),
    figures,
    diagrams,
  };
}
