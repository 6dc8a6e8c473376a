import type { Edition } from '../../contract/editions.js';
import type { RouteRow } from '../../contract/routes.js';
import { type ProductGroup, PRODUCTS } from '../../contract/products.js';
import type { ProductCard, SolutionPage } from './solution-text.js';
import { editionTexts } from '../../site/edition-texts.js';
import { ModuleNotFoundError } from '../../site/loading/load-errors.js';
import { loadProductEntry } from '../../products/load-product.js';
import { loadChunk } from '../../site/loading/load-chunk.js';
import { citationsOf } from '../../ui/reading/load-citations.js';

const loadLabels = editionTexts('product-labels', {
  zh: async () => (await import('../product/product-labels.zh.js')).productLabels,
  en: async () => (await import('../product/product-labels.en.js')).productLabels,
});

const SOLUTIONS = {
  intracranial: editionTexts('intracranial', {
    zh: async () => (await import('./intracranial.zh.js')).solution,
    en: async () => (await import('./intracranial.en.js')).solution,
  }),
  intracardiac: editionTexts('intracardiac', {
    zh: async () => (await import('./intracardiac.zh.js')).solution,
    en: async () => (await import('./intracardiac.en.js')).solution,
  }),
};

async function loadCards(edition: Edition, group: ProductGroup): Promise<readonly ProductCard[]> {
  const products = PRODUCTS.filter((product) => product.group === group);
  return Promise.all(
    products.map(async ({ id }) => {
      const entry = await loadChunk('products', () => loadProductEntry(id));
      return { id, summary: entry.summary[edition], minutes: entry.analysisMinutes };
    }),
  );
}

/** Texts of a solution page with a line for every product and the works that it cites. */
export async function solutionPage(edition: Edition, { id }: RouteRow): Promise<SolutionPage> {
  if (id !== 'intracranial' && id !== 'intracardiac') throw new ModuleNotFoundError(id);
  const [labels, cards, solution] = await Promise.all([
    loadLabels(edition),
    loadCards(edition, id),
    SOLUTIONS[id](edition),
  ]);
  const citations = await citationsOf({}, solution.purpose, solution.background);
  return { labels, cards, solution, citations };
}
