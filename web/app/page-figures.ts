import type { Edition } from '../contract/editions.js';
import type { PageId, RouteRow } from '../contract/routes.js';
import { DIAGRAM_IDS, type DiagramId } from '../figures/diagram-ids.js';
import { FIGURE_IDS, type FigureId } from '../figures/figure-ids.js';
import type { SiteDiagram, SiteFigure } from '../figures/site-figure.js';
import type { FigureText } from '../figures/texts/figure-text.js';
import { editionTexts } from './edition-texts.js';
import { loadChunk } from './loading/load-chunk.js';

/** A computed figure with its words in one edition. */
export type PageFigure = SiteFigure & FigureText;

const OF_PAGE: Readonly<Partial<Record<PageId, readonly FigureId[]>>> = {
  home: ['intracranial-hero', 'coronary-hero', 'aneurysm-hero'],
  intracranial: ['intracranial-hero'],
  intracardiac: ['coronary-hero'],
  about: ['history'],
  devStyles: ['accuffrct'],
  devFigures: FIGURE_IDS,
};

const DIAGRAMS_OF_PAGE: Readonly<Partial<Record<PageId, readonly DiagramId[]>>> = {
  home: ['partner-hospitals', 'provinces-covered', 'analysis-seconds', 'accuffrangio-accuracy'],
  intracranial: DIAGRAM_IDS.filter((id) => id.startsWith('brain-')),
  intracardiac: DIAGRAM_IDS.filter((id) => id.startsWith('heart-')),
  devStyles: ['partner-hospitals', 'accuffrangio-accuracy'],
  devFigures: DIAGRAM_IDS,
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

const loadBuilt = () => loadChunk('figures', () => import('virtual:figures'));

export function diagramIdsOf({ id }: RouteRow): readonly DiagramId[] {
  return DIAGRAMS_OF_PAGE[id] ?? [];
}

/** A figure with its words. */
export async function loadFigure(edition: Edition, id: FigureId): Promise<PageFigure> {
  const [{ figures }, texts] = await Promise.all([loadBuilt(), loadFigureTexts(edition)]);
  return { ...figures[id], ...texts[id] };
}

/** What a page needs to know of its figures. */
export async function pageFigures(edition: Edition, row: RouteRow): Promise<readonly PageFigure[]> {
  return Promise.all(figureIdsOf(row).map((id) => loadFigure(edition, id)));
}

/** The small drawings of a page. */
export async function pageDiagrams(row: RouteRow): Promise<readonly SiteDiagram[]> {
  const ids = diagramIdsOf(row);
  if (ids.length === 0) return [];
  const { diagrams } = await loadBuilt();
  return ids.map((one) => diagrams[one]);
}
