import type { Edition } from '../contract/editions.js';
import type { PageId, RouteRow } from '../contract/routes.js';
import { DIAGRAM_IDS, type DiagramId } from '../figures/diagram-ids.js';
import { productFolder, PRODUCT_IDS } from '../contract/products.js';
import { FIGURE_IDS, type FigureId, type SharedFigureId } from '../figures/figure-ids.js';
import type { PageFigure, SiteDiagram } from '../figures/site-figure.js';
import type { FigureText } from '../figures/texts/figure-text.js';
import { loadProductTexts } from '../products/load-product.js';
import { editionTexts } from '../site/edition-texts.js';
import { loadChunk } from '../site/loading/load-chunk.js';

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

const loadSharedTexts = editionTexts('figure-texts', {
  zh: async () => (await import('../figures/texts/zh.js')).zhFigureTexts,
  en: async () => (await import('../figures/texts/en.js')).enFigureTexts,
});

/** Figures of a page; the first one stands in its first view. */
export function figureIdsOf({ id, product }: RouteRow): readonly FigureId[] {
  return product ? [productFolder(product)] : (OF_PAGE[id] ?? []);
}

const loadBuilt = () => loadChunk('figures', () => import('virtual:figures'));

export function diagramIdsOf({ id }: RouteRow): readonly DiagramId[] {
  return DIAGRAMS_OF_PAGE[id] ?? [];
}

/** Words of a figure: a product's are with its texts. */
async function loadFigureText(edition: Edition, id: FigureId): Promise<FigureText> {
  const product = PRODUCT_IDS.find((candidate) => productFolder(candidate) === id);
  if (!product) return (await loadSharedTexts(edition))[id as SharedFigureId];
  return (await loadChunk(product, () => loadProductTexts(edition, product))).figure;
}

export async function allFigureTexts(
  edition: Edition,
): Promise<Readonly<Record<FigureId, FigureText>>> {
  const texts = FIGURE_IDS.map(async (id) => [id, await loadFigureText(edition, id)] as const);
  return Object.fromEntries(await Promise.all(texts)) as Record<FigureId, FigureText>;
}

/** A figure with its words. */
export async function loadFigure(edition: Edition, id: FigureId): Promise<PageFigure> {
  const [{ figures }, text] = await Promise.all([loadBuilt(), loadFigureText(edition, id)]);
  return { ...figures[id], ...text };
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
