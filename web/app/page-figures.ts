import type { Edition } from '../contract/editions.js';
import type { PageId, RouteRow } from '../contract/routes.js';
import { DIAGRAM_IDS, type DiagramId } from '../figures/diagram-ids.js';
import {
  type ProductFolder,
  type ProductGroup,
  productFolder,
  PRODUCT_IDS,
  type ProductId,
  PRODUCTS,
} from '../contract/products.js';
import {
  CAPTIONED_FIGURE_IDS,
  type CaptionedFigureId,
  type FigureId,
  picturesOf,
  POSTER_FIGURE_IDS,
  type SharedFigureId,
} from '../figures/figure-ids.js';
import { EXPLORER_STATES, productPicture } from '../figures/picture-ids.js';
import type { PageFigure, RasterSource, SiteDiagram, SiteFigure } from '../figures/site-figure.js';
import type { FigureText } from '../figures/texts/figure-text.js';
import { HOME_EXPLORER } from '../features/home/home-data.js';
import { STRIP_LENGTH } from '../features/news/news-text.js';
import { casePictures, tileFigure } from '../features/product/load-tiles.js';
import { CASES } from '../features/solution/solution-text.js';
import { loadProductTexts } from '../products/load-product.js';
import { editionTexts, loadChunk } from '../site/loading/load-chunk.js';

const OF_PAGE: Readonly<Partial<Record<PageId, readonly CaptionedFigureId[]>>> = {
  home: [
    'intracranial-hero',
    'coronary-hero',
    'aneurysm-hero',
    productFolder(HOME_EXPLORER),
    `${productFolder(HOME_EXPLORER)}-report`,
  ],
  intracranial: ['intracranial-hero'],
  intracardiac: ['coronary-hero'],
  about: ['history'],
  devStyles: ['accuffrct'],
  devFigures: CAPTIONED_FIGURE_IDS,
};

/** Whose case a page follows from image to answer. */
const CASE_OF_PAGE: Readonly<Partial<Record<PageId, ProductId>>> = {
  home: HOME_EXPLORER,
  devStyles: HOME_EXPLORER,
  ...CASES,
};

const ALL_TILES = PRODUCT_IDS.map(tileFigure);

/** Figures that stand beside words that say the same: they need none of their own. */
const TILES_OF_PAGE: Readonly<Partial<Record<PageId, readonly FigureId[]>>> = {
  home: ALL_TILES,
  license: ALL_TILES,
  // One for each of the company's principles.
  about: ['accuffrct-output', 'aneushape-model', 'aneuflow-output', 'accuaspects-input'],
  devFigures: POSTER_FIGURE_IDS,
  devStyles: POSTER_FIGURE_IDS,
  intracranial: tilesOf('intracranial'),
  intracardiac: tilesOf('intracardiac'),
};

function tilesOf(group: ProductGroup): readonly FigureId[] {
  return PRODUCTS.filter((product) => product.group === group).map(({ id }) => tileFigure(id));
}

const DIAGRAMS_OF_PAGE: Readonly<Partial<Record<PageId, readonly DiagramId[]>>> = {
  home: ['partner-hospitals', 'provinces-covered', 'analysis-seconds', 'accuffrangio-accuracy'],
  devStyles: ['partner-hospitals', 'accuffrangio-accuracy'],
  devFigures: DIAGRAM_IDS,
};

const loadSharedTexts = editionTexts('texts', {
  zh: async () => (await import('../figures/texts/zh.js')).zhFigureTexts,
  en: async () => (await import('../figures/texts/en.js')).enFigureTexts,
});

/** Figures of a page; the first one stands in its first view. */
export function figureIdsOf({ id, product }: RouteRow): readonly CaptionedFigureId[] {
  if (!product) return OF_PAGE[id] ?? [];
  const folder = productFolder(product);
  return [folder, ...picturesOf(folder)];
}

const loadBuilt = () => loadChunk('virtual-figures', () => import('virtual:figures'));

/** Words of a figure: a product's are with its texts. */
async function loadFigureText(edition: Edition, id: CaptionedFigureId): Promise<FigureText> {
  const picture = productPicture(id);
  const folder = picture?.folder ?? id;
  const product = PRODUCT_IDS.find((candidate) => productFolder(candidate) === folder);
  if (!product) return (await loadSharedTexts(edition))[id as SharedFigureId];
  const texts = await loadChunk(folder, () => loadProductTexts(edition, product));
  return picture ? texts.pictures[picture.picture] : texts.figure;
}

export async function allFigureTexts(
  edition: Edition,
): Promise<Readonly<Record<CaptionedFigureId, FigureText>>> {
  const texts = CAPTIONED_FIGURE_IDS.map(
    async (id) => [id, await loadFigureText(edition, id)] as const,
  );
  return Object.fromEntries(await Promise.all(texts)) as Record<CaptionedFigureId, FigureText>;
}

/** A figure with its words. */
export async function loadFigure(edition: Edition, id: CaptionedFigureId): Promise<PageFigure> {
  const [{ figures }, text] = await Promise.all([loadBuilt(), loadFigureText(edition, id)]);
  // The explorer over a product's lead figure loads the files of its first state.
  const { data } = figures[`${id as ProductFolder}-${EXPLORER_STATES[0]}`] ?? {};
  return { ...figures[id], ...text, ...(data && { data }), id };
}

/** Of a tile's raster: enough for its size on a screen of two pixels to the point. */
const TILE_WIDTHS = 2;

/** What a small picture beside words shows of a figure: with its labels, or as a thumbnail. */
function tileOf(
  id: FigureId,
  { width, height, raster, drawing }: SiteFigure,
  hasLabels: boolean,
): PageFigure {
  return {
    id,
    width,
    height,
    caption: '',
    alt: '',
    numbers: {},
    ...(raster && { raster: { ...raster, sources: raster.sources.map(smallest) } }),
    ...(drawing && (hasLabels || !raster) && { drawing }),
  };
}

function smallest({ type, srcset }: RasterSource): RasterSource {
  return { type, srcset: srcset.split(', ').slice(0, TILE_WIDTHS).join(', ') };
}

/** Of the works that a page lists: on the home page the latest. */
async function postersOf(page: PageId): Promise<readonly FigureId[]> {
  if (page !== 'home' && page !== 'news') return [];
  const { NEWS } = await loadChunk('news-items', () => import('../features/news/news-items.js'));
  const works = page === 'home' ? NEWS.slice(0, STRIP_LENGTH) : NEWS;
  return works.map(({ poster }) => poster);
}

/** What a page needs to know of its figures. */
export async function pageFigures(edition: Edition, row: RouteRow): Promise<readonly PageFigure[]> {
  const [{ figures }, posters] = await Promise.all([loadBuilt(), postersOf(row.id)]);
  const product = CASE_OF_PAGE[row.id];
  const steps: readonly FigureId[] = product ? casePictures(product) : [];
  const tiles = new Set([...steps, ...(TILES_OF_PAGE[row.id] ?? []), ...posters]);
  return [
    ...(await Promise.all(figureIdsOf(row).map((id) => loadFigure(edition, id)))),
    ...[...tiles].map((id) => tileOf(id, figures[id], steps.includes(id))),
  ];
}

/** The small drawings of a page. */
export async function pageDiagrams(row: RouteRow): Promise<readonly SiteDiagram[]> {
  const ids = DIAGRAMS_OF_PAGE[row.id] ?? [];
  if (ids.length === 0) return [];
  const { diagrams } = await loadBuilt();
  return ids.map((one) => diagrams[one]);
}
