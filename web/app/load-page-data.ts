import { keepTogether } from '../content/words.js';
import { loadCareers, loadPageText } from './load-texts.js';
import type { Edition } from '../contract/editions.js';
import type { RouteRow } from '../contract/routes.js';
import { DEVELOPMENT_TEXTS } from './development-pages.js';
import { editionTexts, loadChunk } from '../site/loading/load-chunk.js';
import type { PageData } from './page-data.js';
import { pageDiagrams, pageFigures } from './page-figures.js';
import type { ScreenWithTexts, TextsOf } from './screens.js';
import { documentPage, instructionsText } from '../features/instructions-for-use/load-texts.js';
import { guidancePage, researchCooperationPage } from '../features/inquiry/load-texts.js';
import { legalText } from '../features/legal/load-text.js';
import {
  licenceSubmittedText,
  licenceTexts,
  statusTexts,
} from '../features/licence-application/load-texts.js';
import { homePage } from '../features/home/load-page.js';
import { newsPage } from '../features/news/load-texts.js';
import { productPage } from '../features/product/load-page.js';
import { solutionPage } from '../features/solution/load-page.js';

type LoadTexts<Texts> = (edition: Edition, row: RouteRow) => Promise<Texts>;

/** Texts of the screens that have their own. The first page carries its texts in its HTML. */
const SCREEN_TEXTS: { readonly [Id in ScreenWithTexts]: LoadTexts<TextsOf<Id>> } = {
  home: homePage,
  solution: solutionPage,
  product: productPage,
  preparation: editionTexts('accuvalve', {
    zh: async () => (await import('../features/preparation/accuvalve.zh.js')).preparation,
    en: async () => (await import('../features/preparation/accuvalve.en.js')).preparation,
  }),
  about: editionTexts('about', {
    zh: async () => (await import('../features/company/about.zh.js')).about,
    en: async () => (await import('../features/company/about.en.js')).about,
  }),
  'research-cooperation': researchCooperationPage,
  guidance: guidancePage,
  news: newsPage,
  careers: loadCareers,
  job: loadCareers,
  legal: legalText,
  document: documentPage,
  instructions: instructionsText,
  'licence-application': licenceTexts,
  'licence-submitted': licenceSubmittedText,
  'submission-status': statusTexts,
};

/** Texts of the screen on the page of a row. */
async function loadScreenTexts(edition: Edition, row: RouteRow): Promise<unknown> {
  const loaders: Readonly<Partial<Record<string, LoadTexts<unknown>>>> = SCREEN_TEXTS;
  return loaders[row.screen]?.(edition, row);
}

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
