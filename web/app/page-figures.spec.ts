import { expect, it } from '@jest/globals';
import { solution as enHeart } from '../features/solution/intracardiac.en.js';
import { solution as enBrain } from '../features/solution/intracranial.en.js';
import { solution as zhHeart } from '../features/solution/intracardiac.zh.js';
import { solution as zhBrain } from '../features/solution/intracranial.zh.js';
import { productFolder, PRODUCTS } from '../contract/products.js';
import { routeById } from '../contract/routes.js';
import { diagramIdsOf, figureIdsOf } from './page-figures.js';

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
] as const)(
  'draws every step of the path on the page %s, alike in both editions',
  (page, zh, en) => {
    const ofPage = diagramIdsOf(routeById(page));
    for (const { path } of [zh, en]) expect(path.map(({ diagram }) => diagram)).toEqual(ofPage);
  },
);
