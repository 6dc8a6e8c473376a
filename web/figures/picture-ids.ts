import type { ProductFolder } from '../contract/products.js';

/** Pictures of a product's page beside the lead figure, in the order in which the page shows them. */
export const PRODUCT_PICTURES = ['input', 'model', 'output', 'report'] as const;

export type ProductPicture = (typeof PRODUCT_PICTURES)[number];

export type PictureId = `${ProductFolder}-${ProductPicture}`;

/** What readers without script see of an explorer: a picture of each preset, in their order. */
export const EXPLORER_STATES = ['state-1', 'state-2', 'state-3', 'state-4', 'state-5'] as const;

export type ExplorerState = (typeof EXPLORER_STATES)[number];

export type ExplorerStateId = `${ProductFolder}-${ExplorerState}`;

/** Which picture of which product's explorer a figure is; undefined for any other. */
export function explorerState(
  id: string,
): { readonly folder: ProductFolder; readonly index: number } | undefined {
  const [, folder, state] = /^(\w+)-(state-\d)$/.exec(id) ?? [];
  const index = EXPLORER_STATES.indexOf(state as ExplorerState);
  return index < 0 ? undefined : { folder: folder as ProductFolder, index };
}

/** What a picture belongs to; undefined for any other figure. */
export function productPicture(
  id: string,
): { readonly folder: ProductFolder; readonly picture: ProductPicture } | undefined {
  const [folder, picture] = id.split('-') as [ProductFolder, ProductPicture | undefined];
  return picture && PRODUCT_PICTURES.includes(picture) ? { folder, picture } : undefined;
}
