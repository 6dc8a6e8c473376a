import type { PageText } from '../content/types.js';
import type { DevelopmentScreenId, PageId } from '../contract/route-row.js';
import { DEVELOPMENT_ROUTES, ROUTES, type RouteRow } from '../contract/routes.js';
import type { LoadScreen } from './screens.js';

/** Rows that this build of the site serves. */
export const SITE_ROUTES: readonly RouteRow[] = import.meta.env.DEV
  ? [...ROUTES, ...DEVELOPMENT_ROUTES]
  : ROUTES;

/** Screens of pages that exist in development only; a production build drops them. */
export const DEVELOPMENT_SCREENS: Readonly<
  Partial<Record<DevelopmentScreenId, LoadScreen<never>>>
> = import.meta.env.DEV
  ? {
      'dev-styles': async () => {
        const { createScreen } = await import('../features/development/dev-styles-screen.js');
        // Imported here: what this file imports at its top, every page of a built site loads.
        const { loadProductEvidence } = await import('../products/load-product.js');
        const { plot } = await loadProductEvidence('AccuFFRct');
        if (!plot) throw new Error('Without a plot there is nothing to show');
        return { createScreen: () => createScreen(plot) };
      },
      'dev-figures': async () => {
        const { createScreen } = await import('../features/development/dev-figures-screen.js');
        const { allFigureTexts } = await import('./page-figures.js');
        const texts = { zh: await allFigureTexts('zh'), en: await allFigureTexts('en') };
        return { createScreen: () => createScreen(texts) };
      },
    }
  : {};

const STYLES: PageText = {
  title: 'Styles',
  heading: 'Styles',
  intro: 'Every component of the site in every state, for those who build it.',
  description: 'Components of the site.',
};

const FIGURES: PageText = {
  title: 'Figures',
  heading: 'Figures',
  intro: 'Every computed figure in every size in which a page shows it, in both editions.',
  description: 'Computed figures of the site.',
};

/** Texts of these pages, in one language: visitors never see them. */
export const DEVELOPMENT_TEXTS: Readonly<Partial<Record<PageId, PageText>>> = import.meta.env.DEV
  ? { devStyles: STYLES, devFigures: FIGURES }
  : {};
