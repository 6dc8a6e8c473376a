import type { Edition } from '../../contract/editions.js';
import {
  type ProductFolder,
  productFolder,
  type ProductGroup,
  type ProductId,
  PRODUCTS,
} from '../../contract/products.js';
import type { FigureId } from '../../figures/figure-ids.js';
import type { PictureId, ProductPicture } from '../../figures/picture-ids.js';
import { loadProductEntry } from '../../products/load-product.js';
import { editionTexts, loadChunk } from '../../site/loading/load-chunk.js';
import type { ProductTile } from './product-text.js';

/** Words around products, on their pages and wherever a part of one is shown. */
export const loadProductLabels = editionTexts('product-labels', {
  zh: async () => (await import('./product-labels.zh.js')).productLabels,
  en: async () => (await import('./product-labels.en.js')).productLabels,
});

/** Products whose lead figure is half drawing, which a small picture leaves out, by a fuller one. */
const FULLER: Readonly<Partial<Record<ProductFolder, PictureId>>> = {
  accuctp: 'accuctp-input',
  accufficas: 'accufficas-model',
  accuffrangio: 'accuffrangio-input',
  accuffrivus: 'accuffrivus-input',
  accuffroct: 'accuffroct-input',
  acculv: 'acculv-output',
  accuimr: 'accuimr-output',
};

/** The figure that stands for a product in lists. */
export function tileFigure(id: ProductId): FigureId {
  const folder = productFolder(id);
  return FULLER[folder] ?? folder;
}

/** The pictures of a product that follow one case from the image to the answer. */
const CASE_PICTURES = ['input', 'model', 'output'] as const satisfies ProductPicture[];

export function casePictures(id: ProductId): readonly PictureId[] {
  return CASE_PICTURES.map((picture) => `${productFolder(id)}-${picture}` as const);
}

/** The products of a group as lists show them, in their order. */
export async function loadTiles(
  edition: Edition,
  group: ProductGroup,
): Promise<readonly ProductTile[]> {
  const products = PRODUCTS.filter((product) => product.group === group);
  return Promise.all(
    products.map(async ({ id }) => {
      const entry = await loadChunk('products', () => loadProductEntry(id));
      return {
        id,
        figure: tileFigure(id),
        images: entry.images,
        question: entry.question[edition],
        minutes: entry.analysisMinutes,
      };
    }),
  );
}
