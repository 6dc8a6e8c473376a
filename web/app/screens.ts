import type { ComponentType } from 'react';
import type { ScreenId } from '../contract/routes.js';
import { DEVELOPMENT_SCREENS } from './development-pages.js';
import { loadChunk } from '../site/loading/load-chunk.js';
import { ModuleNotFoundError } from '../site/loading/load-errors.js';

/** Loads what makes a screen's component of its texts. */
export type LoadScreen<Texts> = () => Promise<(texts: Texts) => ComponentType>;

/** Every screen, loaded when it is first shown; `load-page-data.ts` has their texts. */
const SCREENS = {
  home: async () => (await import('../features/home/home-screen.js')).homeScreen,
  solution: async () => (await import('../features/solution/solution-screen.js')).solutionScreen,
  product: async () => (await import('../features/product/product-screen.js')).productScreen,
  preparation: async () =>
    (await import('../features/preparation/preparation-screen.js')).preparationScreen,
  about: async () => (await import('../features/company/about-screen.js')).aboutScreen,
  'research-cooperation': async () =>
    (await import('../features/inquiry/research-cooperation/research-cooperation-screen.js'))
      .researchCooperationScreen,
  guidance: async () =>
    (await import('../features/inquiry/guidance/guidance-screen.js')).guidanceScreen,
  news: async () => (await import('../features/news/news-screen.js')).newsScreen,
  careers: async () => (await import('../features/careers/careers-screen.js')).careersScreen,
  job: async () => (await import('../features/careers/job-screen.js')).jobScreen,
  legal: async () => (await import('../features/legal/legal-screen.js')).legalScreen,
  document: async () =>
    (await import('../features/instructions-for-use/document/document-screen.js')).documentScreen,
  instructions: async () =>
    (await import('../features/instructions-for-use/instructions-screen.js')).instructionsScreen,
  'licence-application': async () =>
    (await import('../features/licence-application/licence-application-screen.js'))
      .licenceApplicationScreen,
  'licence-submitted': async () =>
    (await import('../features/licence-application/submitted/licence-submitted-screen.js'))
      .licenceSubmittedScreen,
  'submission-status': async () =>
    (await import('../features/licence-application/status/submission-status-screen.js'))
      .submissionStatusScreen,
  'not-found': async () => {
    const { NotFoundScreen } = await import('../features/not-found/not-found-screen.js');
    return () => NotFoundScreen;
  },
} satisfies Partial<Record<ScreenId, LoadScreen<never>>>;

type Screens = typeof SCREENS;

/** What a screen is made of; unknown where it has no texts of its own. */
export type TextsOf<Id extends keyof Screens> =
  Screens[Id] extends LoadScreen<infer Texts> ? Texts : never;

export type ScreenWithTexts = {
  [Id in keyof Screens]: unknown extends TextsOf<Id> ? never : Id;
}[keyof Screens];

/** Name of a screen's source, and of the chunk and the stylesheet that begin with it. */
export const screenChunk = (id: ScreenId): string => `${id}-screen`;

/** A screen; one that this build does not hold is an error with the code `MODULE_NOT_FOUND`. */
export async function loadScreen(id: ScreenId): Promise<(texts: unknown) => ComponentType> {
  const screens: Readonly<Partial<Record<ScreenId, LoadScreen<never>>>> = {
    ...SCREENS,
    ...DEVELOPMENT_SCREENS,
  };
  const load = screens[id] as LoadScreen<unknown> | undefined;
  if (!load) throw new ModuleNotFoundError(id);
  return loadChunk(screenChunk(id), load);
}
