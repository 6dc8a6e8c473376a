import { describe, expect, it } from '@jest/globals';
import type { ProductText } from '../../web/features/product/product-text.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { PRODUCT_IDS } from '../../web/contract/products.js';
import { imageRequirements } from '../../web/documents/content/image-requirements.js';
import { loadContentFile } from '../support/content.js';

/** Units of what no image holds: a pressure, and a resistance in mmHg·s. */
const OF_PRESSURE = ['mmHg', 'U'];
const PRESSURE = 'mmHg';
const CURRENT_MAJOR = 3;

async function textOf(edition: (typeof EDITIONS)[number], product: string): Promise<ProductText> {
  const content = await loadContentFile(edition, `products/${product.toLowerCase()}.ts`);
  return (content as { product: ProductText }).product;
}

const units = (quantities: readonly { readonly unit: string }[]) =>
  quantities.map(({ unit }) => unit);

describe.each(EDITIONS)('inputs and outputs, %s', (edition) => {
  it.each(PRODUCT_IDS)('%s gives a pressure only where one is put in', async (id) => {
    const { inputs, outputs } = await textOf(edition, id);
    if (units(outputs).some((unit) => OF_PRESSURE.includes(unit))) {
      expect(units(inputs)).toContain(PRESSURE);
    }
  });

  it('AccuFFRangio takes what its instructions for use demand to be entered', async () => {
    const { inputs } = await textOf(edition, 'AccuFFRangio');
    const demanded = imageRequirements(CURRENT_MAJOR)
      .blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
      .filter(([, , requirement]) => requirement?.includes('Entered by the user'))
      .map(([, unit]) => unit);
    expect(demanded).toEqual([PRESSURE]);
    expect(units(inputs)).toEqual(expect.arrayContaining(demanded));
  });
});
