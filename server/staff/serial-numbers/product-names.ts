import { type ProductId, PRODUCTS } from '../../../web/contract/products.js';

/** Products by the name they have in any edition, whatever its case. */
const BY_NAME = new Map<string, ProductId>(
  PRODUCTS.flatMap(({ id, name }) =>
    [id, name.zh, name.en].map((each): [string, ProductId] => [each.toLowerCase(), id]),
  ),
);

export function productNamed(name: string): ProductId | undefined {
  return BY_NAME.get(name.trim().toLowerCase());
}
