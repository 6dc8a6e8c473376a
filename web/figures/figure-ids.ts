import { PRODUCT_IDS, type ProductFolder, productFolder } from '../contract/products.js';

/** Figures that belong to no product. */
export const SHARED_FIGURE_IDS = [
  'coronary-hero',
  'intracranial-hero',
  'aneurysm-hero',
  'history',
] as const;

export type SharedFigureId = (typeof SHARED_FIGURE_IDS)[number];

/** Pictures of a product's page beside the lead figure, in the order in which the page shows them. */
export const PRODUCT_PICTURES = ['input', 'model', 'output', 'report'] as const;

export type ProductPicture = (typeof PRODUCT_PICTURES)[number];

export type PictureId = `${ProductFolder}-${ProductPicture}`;

/** What the pictures of news show, one for each subject. */
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

/** Screens and contents name figures by these alone; a product's lead figure is called like its folder. */
export type FigureId = SharedFigureId | ProductFolder | PictureId | PosterFigureId;

/** The pictures of a product. */
export function picturesOf(folder: ProductFolder): readonly PictureId[] {
  return PRODUCT_PICTURES.map((picture): PictureId => `${folder}-${picture}`);
}

/** What a picture belongs to; undefined for any other figure. */
export function productPicture(
  id: FigureId,
): { readonly folder: ProductFolder; readonly picture: ProductPicture } | undefined {
  const [folder, picture] = id.split('-') as [ProductFolder, ProductPicture | undefined];
  return picture && PRODUCT_PICTURES.includes(picture) ? { folder, picture } : undefined;
}

/** Every figure of the site. */
export const FIGURE_IDS: readonly FigureId[] = [
  ...SHARED_FIGURE_IDS,
  ...POSTER_FIGURE_IDS,
  ...PRODUCT_IDS.map(productFolder).flatMap((folder) => [folder, ...picturesOf(folder)]),
];
