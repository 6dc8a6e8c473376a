import type { ComponentType } from 'react';
import type { ScreenId } from '../contract/routes.js';
import { DEVELOPMENT_SCREENS } from './development-pages.js';
import { loadChunk } from '../site/loading/load-chunk.js';
import { ModuleNotFoundError } from '../site/loading/load-errors.js';

/** A screen's source: it makes the screen's component of its texts. */
interface ScreenModule<Texts> {
  readonly createScreen: (texts: Texts) => ComponentType;
}

export type LoadScreen<Texts> = () => Promise<ScreenModule<Texts>>;

/** Every screen, loaded when it is first shown; `load-page-data.ts` has their texts. */
const SCREENS = {
  home: () => import('../features/home/home-screen.js'),
  solution: () => import('../features/solution/solution-screen.js'),
  product: () => import('../features/product/product-screen.js'),
  preparation: () => import('../features/preparation/preparation-screen.js'),
  about: () => import('../features/company/about-screen.js'),
  'research-cooperation': () =>
    import('../features/inquiry/research-cooperation/research-cooperation-screen.js'),
  guidance: () => import('../features/inquiry/guidance/guidance-screen.js'),
  news: () => import('../features/news/news-screen.js'),
  careers: () => import('../features/careers/careers-screen.js'),
  job: () => import('../features/careers/job-screen.js'),
  legal: () => import('../features/legal/legal-screen.js'),
  document: () => import('../features/instructions-for-use/document/document-screen.js'),
  instructions: () => import('../features/instructions-for-use/instructions-screen.js'),
  'licence-application': () =>
    import('../features/licence-application/licence-application-screen.js'),
  'licence-submitted': () =>
    import('../features/licence-application/submitted/licence-submitted-screen.js'),
  'submission-status': () =>
    import('../features/licence-application/status/submission-status-screen.js'),
  'not-found': () => import('../features/not-found/not-found-screen.js'),
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
export async function loadScreen(id: ScreenId): Promise<ScreenModule<unknown>> {
  const screens: Readonly<Partial<Record<ScreenId, LoadScreen<never>>>> = {
    ...SCREENS,
    ...DEVELOPMENT_SCREENS,
  };
  const load = screens[id] as LoadScreen<unknown> | undefined;
  if (!load) throw new ModuleNotFoundError(id);
  return loadChunk(screenChunk(id), load);
}
