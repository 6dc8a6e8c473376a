import {
  PRODUCT_IDS,
  type Product,
  type ProductFolder,
  productFolder,
  PRODUCTS,
} from '../contract/products.js';
import {
  EXPLORER_STATES,
  type ExplorerStateId,
  type PictureId,
  PRODUCT_PICTURES,
} from './picture-ids.js';

/** Figures that belong to no product. */
export const SHARED_FIGURE_IDS = [
  'coronary-hero',
  'intracranial-hero',
  'aneurysm-hero',
  'history',
] as const;

export type SharedFigureId = (typeof SHARED_FIGURE_IDS)[number];

/** Pictures of news that belong to no product, one for each subject. */
export const POSTER_IDS = [
  'brain-arteries',
  'brain-stenosis',
  'aneurysm',
  'flow-diverter',
  'coronary-arteries',
  'angiogram',
  'microcirculation',
  'intravascular',
  'ventricle',
] as const;

export type PosterId = (typeof POSTER_IDS)[number];

export type PosterFigureId = `poster-${PosterId}`;

export const POSTER_FIGURE_IDS = POSTER_IDS.map((id): PosterFigureId => `poster-${id}`);

/** A product's lead figure is called like its folder. */
export type CaptionedFigureId = SharedFigureId | ProductFolder | PictureId;

/** Screens and contents name figures by these alone. */
export type FigureId = CaptionedFigureId | PosterFigureId;

/** The pictures of a product. */
export function picturesOf(folder: ProductFolder): readonly PictureId[] {
  return PRODUCT_PICTURES.map((picture): PictureId => `${folder}-${picture}`);
}

/** Figures with words of their own; posters stand beside those of their news. */
export const CAPTIONED_FIGURE_IDS: readonly CaptionedFigureId[] = [
  ...SHARED_FIGURE_IDS,
  ...PRODUCT_IDS.map(productFolder).flatMap((folder) => [folder, ...picturesOf(folder)]),
];

/** Every figure of the site. */
export const FIGURE_IDS: readonly FigureId[] = [...CAPTIONED_FIGURE_IDS, ...POSTER_FIGURE_IDS];

/** What the build makes besides: pictures that only readers without script see, without words of their own. */
export type BuiltFigureId = FigureId | ExplorerStateId;

export const BUILT_FIGURE_IDS: readonly BuiltFigureId[] = [
  ...FIGURE_IDS,
  ...PRODUCTS.filter(({ hasExplorer }: Product) => hasExplorer).flatMap(({ id }) =>
    EXPLORER_STATES.map((state): ExplorerStateId => `${productFolder(id)}-${state}`),
  ),
];
