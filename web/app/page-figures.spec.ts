import { expect, it } from '@jest/globals';
import { PRODUCTS } from '../contract/products.js';
import { routeById } from '../contract/routes.js';
import { figureIdsOf } from './page-figures.js';

it.each(PRODUCTS.map(({ id }) => id))('shows %s by its own figure', (id) => {
  expect(figureIdsOf(routeById(`product:${id}`))).toEqual([id.toLowerCase()]);
});

it('shows none where there is nothing to compute', () => {
  expect(figureIdsOf(routeById('privacyPolicy'))).toEqual([]);
});
