import type { Edition } from '../contract/editions.js';
import type { PageId, RouteRow } from '../contract/routes.js';
import { FIGURE_IDS, type FigureId } from '../figures/figure-ids.js';
import type { SiteFigure } from '../figures/site-figure.js';
import type { FigureText } from '../figures/texts/figure-text.js';
import { editionTexts } from './edition-texts.js';
import { loadChunk } from './loading/load-chunk.js';

/** A computed figure with its words in one edition. */
export type PageFigure = SiteFigure & FigureText;

const OF_PAGE: Readonly<Partial<Record<PageId, readonly FigureId[]>>> = {
  home: ['intracranial-hero', 'coronary-hero', 'aneurysm-hero'],
  intracranial: ['intracranial-hero'],
  intracardiac: ['coronary-hero'],
  devStyles: ['accuffrct'],
  devFigures: FIGURE_IDS,
};

const loadFigureTexts = editionTexts('figure-texts', {
  zh: async () => (await import('../figures/texts/zh.js')).zhFigureTexts,
  en: async () => (await import('../figures/texts/en.js')).enFigureTexts,
});

/** Figures of a page; the first one stands in its first view. */
export function figureIdsOf({ id, product }: RouteRow): readonly FigureId[] {
  const ofProduct = FIGURE_IDS.find((figure) => figure === product?.toLowerCase());
  return ofProduct ? [ofProduct] : (OF_PAGE[id] ?? []);
}

/** A figure with its words. */
export async function loadFigure(edition: Edition, id: FigureId): Promise<PageFigure> {
  const [{ figures }, texts] = await Promise.all([
    loadChunk('figures', () => import('virtual:figures')),
    loadFigureTexts(edition),
  ]);
  return { ...figures[id], ...texts[id] };
}

/** What a page needs to know of its figures. */
export async function pageFigures(edition: Edition, row: RouteRow): Promise<readonly PageFigure[]> {
  return Promise.all(figureIdsOf(row).map((id) => loadFigure(edition, id)));
}
