import { PRODUCT_IDS, type ProductFolder, productFolder } from '../contract/products.js';

/** Figures that belong to no product. */
export const SHARED_FIGURE_IDS = [
  'coronary-hero',
  'intracranial-hero',
  'aneurysm-hero',
  'history',
] as const;

export type SharedFigureId = (typeof SHARED_FIGURE_IDS)[number];

/** Screens and contents name figures by these alone; a product's is called like its folder. */
export type FigureId = SharedFigureId | ProductFolder;

/** Every figure of the site. */
export const FIGURE_IDS: readonly FigureId[] = [
  ...SHARED_FIGURE_IDS,
  ...PRODUCT_IDS.map(productFolder),
];
