import type { ScreenId } from '../contract/routes.js';
import { DEVELOPMENT_SCREENS } from './development-pages.js';
import { type LazyScreen, screen, screenWithTexts } from './lazy-screen.js';
import { ModuleNotFoundError } from '../site/loading/load-errors.js';

/** Every screen, loaded when it is first shown; `load-page-data.ts` has their texts. */
const SCREENS = {
  home: screenWithTexts(
    'web/features/home/home-screen.tsx',
    async () => (await import('../features/home/home-screen.js')).homeScreen,
  ),
  solution: screenWithTexts(
    'web/features/solution/solution-screen.tsx',
    async () => (await import('../features/solution/solution-screen.js')).solutionScreen,
  ),
  product: screenWithTexts(
    'web/features/product/product-screen.tsx',
    async () => (await import('../features/product/product-screen.js')).productScreen,
  ),
  preparation: screenWithTexts(
    'web/features/preparation/preparation-screen.tsx',
    async () => (await import('../features/preparation/preparation-screen.js')).preparationScreen,
  ),
  about: screenWithTexts(
    'web/features/company/about-screen.tsx',
    async () => (await import('../features/company/about-screen.js')).aboutScreen,
  ),
  'research-cooperation': screenWithTexts(
    'web/features/inquiry/research-cooperation/research-cooperation-screen.tsx',
    async () =>
      (await import('../features/inquiry/research-cooperation/research-cooperation-screen.js'))
        .researchCooperationScreen,
  ),
  guidance: screenWithTexts(
    'web/features/inquiry/guidance/guidance-screen.tsx',
    async () => (await import('../features/inquiry/guidance/guidance-screen.js')).guidanceScreen,
  ),
  news: screenWithTexts(
    'web/features/news/news-screen.tsx',
    async () => (await import('../features/news/news-screen.js')).newsScreen,
  ),
  careers: screenWithTexts(
    'web/features/careers/careers-screen.tsx',
    async () => (await import('../features/careers/careers-screen.js')).careersScreen,
  ),
  job: screenWithTexts(
    'web/features/careers/job-screen.tsx',
    async () => (await import('../features/careers/job-screen.js')).jobScreen,
  ),
  legal: screenWithTexts(
    'web/features/legal/legal-screen.tsx',
    async () => (await import('../features/legal/legal-screen.js')).legalScreen,
  ),
  document: screenWithTexts(
    'web/features/instructions-for-use/document/document-screen.tsx',
    async () =>
      (await import('../features/instructions-for-use/document/document-screen.js')).documentScreen,
  ),
  instructions: screenWithTexts(
    'web/features/instructions-for-use/instructions-screen.tsx',
    async () =>
      (await import('../features/instructions-for-use/instructions-screen.js')).instructionsScreen,
  ),
  'licence-application': screenWithTexts(
    'web/features/licence-application/licence-application-screen.tsx',
    async () =>
      (await import('../features/licence-application/licence-application-screen.js'))
        .licenceApplicationScreen,
  ),
  'licence-submitted': screenWithTexts(
    'web/features/licence-application/submitted/licence-submitted-screen.tsx',
    async () =>
      (await import('../features/licence-application/submitted/licence-submitted-screen.js'))
        .licenceSubmittedScreen,
  ),
  'submission-status': screenWithTexts(
    'web/features/licence-application/status/submission-status-screen.tsx',
    async () =>
      (await import('../features/licence-application/status/submission-status-screen.js'))
        .submissionStatusScreen,
  ),
  'not-found': screen(
    'web/features/not-found/not-found-screen.tsx',
    async () => (await import('../features/not-found/not-found-screen.js')).NotFoundScreen,
  ),
} satisfies Partial<Record<ScreenId, LazyScreen<never>>>;

type Screens = typeof SCREENS;

/** What a screen is made of; undefined where it has no texts of its own. */
export type TextsOf<Id extends keyof Screens> =
  Screens[Id] extends LazyScreen<infer Texts> ? Texts : never;

export type ScreenWithTexts = {
  [Id in keyof Screens]: undefined extends TextsOf<Id> ? never : Id;
}[keyof Screens];

/** A screen; one that this build does not hold is an error with the code `MODULE_NOT_FOUND`. */
export function screenById(id: ScreenId): LazyScreen<unknown> {
  const screens: Readonly<Partial<Record<ScreenId, LazyScreen<never>>>> = {
    ...SCREENS,
    ...DEVELOPMENT_SCREENS,
  };
  const found = screens[id];
  if (!found) throw new ModuleNotFoundError(id);
  return found as LazyScreen<unknown>;
}
