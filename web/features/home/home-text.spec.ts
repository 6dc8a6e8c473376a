import { expect, it } from '@jest/globals';
import { EDITIONS } from '../../contract/editions.js';
import { loadProductTexts } from '../../products/load-product.js';
import { HOME_EXPLORER } from './home-data.js';
import { home as en } from './home.en.js';
import { home as zh } from './home.zh.js';

it.each(EDITIONS)('the sample report names the results of its product, %s', async (edition) => {
  const { outputs } = (await loadProductTexts(edition, HOME_EXPLORER)).product;
  expect({ zh, en }[edition].report.results).toEqual(
    outputs.map(({ name, unit }) => ({ name, unit })),
  );
});
