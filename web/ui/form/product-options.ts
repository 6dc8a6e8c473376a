import type { OptionGroup } from './select-field.js';
import type { Edition } from '../../contract/editions.js';
import { type ProductGroup, productById, type ProductId } from '../../contract/products.js';

/** Products under the headings of brain and heart, groups without any left out. */
export function productOptions(
  ids: readonly ProductId[],
  edition: Edition,
  headings: Readonly<Record<ProductGroup, string>>,
): OptionGroup[] {
  const products = ids.map(productById);
  return (['intracranial', 'intracardiac'] as const)
    .map((group) => ({
      label: headings[group],
      options: products
        .filter((product) => product.group === group)
        .map(({ id, name }) => ({ value: id, label: name[edition] })),
    }))
    .filter(({ options }) => options.length > 0);
}
