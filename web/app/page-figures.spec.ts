import { expect, it } from '@jest/globals';
import { solution as enHeart } from '../features/solution/intracardiac.en.js';
import { solution as enBrain } from '../features/solution/intracranial.en.js';
import { solution as zhHeart } from '../features/solution/intracardiac.zh.js';
import { solution as zhBrain } from '../features/solution/intracranial.zh.js';
import { productFolder, PRODUCTS } from '../contract/products.js';
import { routeById } from '../contract/routes.js';
import { CASES } from '../features/solution/solution-text.js';
import { casePictures } from '../features/product/load-tiles.js';
import { figureIdsOf } from './page-figures.js';

it.each(PRODUCTS.map(({ id }) => id))('shows %s by its own figure and pictures', (id) => {
  const folder = productFolder(id);
  const pictures = ['input', 'model', 'output', 'report'].map((name) => `${folder}-${name}`);
  expect(figureIdsOf(routeById(`product:${id}`))).toEqual([folder, ...pictures]);
});

it('shows none where there is nothing to compute', () => {
  expect(figureIdsOf(routeById('privacyPolicy'))).toEqual([]);
});

it.each([
  ['intracranial', zhBrain, enBrain],
  ['intracardiac', zhHeart, enHeart],
] as const)('has a picture for each step of the case on the page %s', (group, zh, en) => {
  const { length } = casePictures(CASES[group]);
  for (const { path } of [zh, en]) expect(path.steps).toHaveLength(length);
});
