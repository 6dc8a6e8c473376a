import type { Edition } from '../contract/editions.js';
import type { RouteRow } from '../contract/routes.js';
import { editionTexts } from './edition-texts.js';
import type { ScreenWithTexts, TextsOf } from './screens.js';
import { documentPage, instructionsText } from './texts/documents.js';
import { guidancePage, researchCooperationPage } from './texts/inquiry-pages.js';
import { legalText } from './texts/legal-text.js';
import { homePage, newsPage } from './texts/news.js';
import { productPage } from './texts/product-page.js';
import { solutionPage } from './texts/solution-page.js';

type LoadTexts<Texts> = (edition: Edition, row: RouteRow) => Promise<Texts>;

const loadCareers = editionTexts('careers', {
  zh: async () => (await import('../content/zh/careers.js')).careers,
  en: async () => (await import('../content/en/careers.js')).careers,
});

/** Texts of the screens that have their own. The first page carries its texts in its HTML. */
const SCREEN_TEXTS: { readonly [Id in ScreenWithTexts]: LoadTexts<TextsOf<Id>> } = {
  home: homePage,
  solution: solutionPage,
  product: productPage,
  preparation: editionTexts('accuvalve', {
    zh: async () => (await import('../content/zh/accuvalve.js')).preparation,
    en: async () => (await import('../content/en/accuvalve.js')).preparation,
  }),
  about: editionTexts('about', {
    zh: async () => (await import('../content/zh/about.js')).about,
    en: async () => (await import('../content/en/about.js')).about,
  }),
  'research-cooperation': researchCooperationPage,
  guidance: guidancePage,
  news: newsPage,
  careers: loadCareers,
  job: loadCareers,
  legal: legalText,
  document: documentPage,
  instructions: instructionsText,
  'licence-application': editionTexts('texts', {
    zh: async () => (await import('../screens/licence-application/texts.zh.js')).texts,
    en: async () => (await import('../screens/licence-application/texts.en.js')).texts,
  }),
  'licence-submitted': editionTexts('texts', {
    zh: async () => (await import('../screens/licence-submitted/texts.zh.js')).texts,
    en: async () => (await import('../screens/licence-submitted/texts.en.js')).texts,
  }),
  'submission-status': editionTexts('texts', {
    zh: async () => (await import('../screens/submission-status/texts.zh.js')).texts,
    en: async () => (await import('../screens/submission-status/texts.en.js')).texts,
  }),
};

/** Texts of the screen on the page of a row. */
export async function loadScreenTexts(edition: Edition, row: RouteRow): Promise<unknown> {
  const loaders: Readonly<Partial<Record<string, LoadTexts<unknown>>>> = SCREEN_TEXTS;
  return loaders[row.screen]?.(edition, row);
}
