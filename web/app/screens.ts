import type { ScreenId } from '../contract/routes.js';
import { DEVELOPMENT_SCREENS } from './development-pages.js';
import { type LazyScreen, screen, screenWithTexts } from './lazy-screen.js';
import { ModuleNotFoundError } from './loading/load-errors.js';

/** Every screen, loaded when it is first shown; `screen-texts.ts` has their texts. */
const SCREENS = {
  home: screenWithTexts(
    'web/screens/home/home-screen.tsx',
    async () => (await import('../screens/home/home-screen.js')).homeScreen,
  ),
  solution: screenWithTexts(
    'web/screens/solution/solution-screen.tsx',
    async () => (await import('../screens/solution/solution-screen.js')).solutionScreen,
  ),
  product: screenWithTexts(
    'web/screens/product/product-screen.tsx',
    async () => (await import('../screens/product/product-screen.js')).productScreen,
  ),
  preparation: screenWithTexts(
    'web/screens/preparation/preparation-screen.tsx',
    async () => (await import('../screens/preparation/preparation-screen.js')).preparationScreen,
  ),
  about: screenWithTexts(
    'web/screens/about/about-screen.tsx',
    async () => (await import('../screens/about/about-screen.js')).aboutScreen,
  ),
  'research-cooperation': screenWithTexts(
    'web/screens/research-cooperation/research-cooperation-screen.tsx',
    async () =>
      (await import('../screens/research-cooperation/research-cooperation-screen.js'))
        .researchCooperationScreen,
  ),
  guidance: screenWithTexts(
    'web/screens/guidance/guidance-screen.tsx',
    async () => (await import('../screens/guidance/guidance-screen.js')).guidanceScreen,
  ),
  news: screenWithTexts(
    'web/screens/news/news-screen.tsx',
    async () => (await import('../screens/news/news-screen.js')).newsScreen,
  ),
  careers: screenWithTexts(
    'web/screens/careers/careers-screen.tsx',
    async () => (await import('../screens/careers/careers-screen.js')).careersScreen,
  ),
  job: screenWithTexts(
    'web/screens/careers/job-screen.tsx',
    async () => (await import('../screens/careers/job-screen.js')).jobScreen,
  ),
  legal: screenWithTexts(
    'web/screens/legal/legal-screen.tsx',
    async () => (await import('../screens/legal/legal-screen.js')).legalScreen,
  ),
  document: screenWithTexts(
    'web/screens/document/document-screen.tsx',
    async () => (await import('../screens/document/document-screen.js')).documentScreen,
  ),
  instructions: screenWithTexts(
    'web/screens/instructions/instructions-screen.tsx',
    async () => (await import('../screens/instructions/instructions-screen.js')).instructionsScreen,
  ),
  plain: screen(
    'web/screens/plain/plain-screen.tsx',
    async () => (await import('../screens/plain/plain-screen.js')).PlainScreen,
  ),
  'licence-application': screenWithTexts(
    'web/screens/licence-application/licence-application-screen.tsx',
    async () =>
      (await import('../screens/licence-application/licence-application-screen.js'))
        .licenceApplicationScreen,
  ),
  'licence-submitted': screenWithTexts(
    'web/screens/licence-submitted/licence-submitted-screen.tsx',
    async () =>
      (await import('../screens/licence-submitted/licence-submitted-screen.js'))
        .licenceSubmittedScreen,
  ),
  'submission-status': screenWithTexts(
    'web/screens/submission-status/submission-status-screen.tsx',
    async () =>
      (await import('../screens/submission-status/submission-status-screen.js'))
        .submissionStatusScreen,
  ),
  'not-found': screen(
    'web/screens/not-found/not-found-screen.tsx',
    async () => (await import('../screens/not-found/not-found-screen.js')).NotFoundScreen,
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
