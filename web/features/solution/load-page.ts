import type { Edition } from '../../contract/editions.js';
import { productFolder, type ProductGroup, type ProductId } from '../../contract/products.js';
import type { RouteRow } from '../../contract/routes.js';
import type { SolutionPage } from './solution-text.js';
import { ModuleNotFoundError } from '../../site/loading/load-errors.js';
import { loadProductLabels, loadTiles } from '../product/load-tiles.js';
import { loadProductEvidence } from '../../products/load-product.js';
import { editionTexts, loadChunk } from '../../site/loading/load-chunk.js';
import { citationsOf, type Works } from '../../ui/reading/load-citations.js';

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

const loadLabels = editionTexts('solution-labels', {
  zh: async () => (await import('./solution-labels.zh.js')).solutionLabels,
  en: async () => (await import('./solution-labels.en.js')).solutionLabels,
});

/** Products with studies of their own, whose estimates can be compared on one axis. */
const STUDIED: Readonly<Record<ProductGroup, readonly ProductId[]>> = {
  intracranial: ['AneuFlow'],
  intracardiac: ['AccuFFRct', 'AccuFFRangio'],
};

/** Texts of a solution page with a tile for every product and the works that it cites. */
export async function solutionPage(edition: Edition, { id }: RouteRow): Promise<SolutionPage> {
  if (id !== 'intracranial' && id !== 'intracardiac') throw new ModuleNotFoundError(id);
  const [productLabels, solutionLabels, tiles, solution, studies] = await Promise.all([
    loadProductLabels(edition),
    loadLabels(edition),
    loadTiles(edition, id),
    SOLUTIONS[id](edition),
    Promise.all(
      STUDIED[id].map((product) =>
        loadChunk(`${productFolder(product)}-evidence`, () => loadProductEvidence(product)),
      ),
    ),
  ]);
  const plots = studies.flatMap(({ plot }, index) => {
    const product = STUDIED[id][index];
    return product && plot ? [{ product, plot }] : [];
  });
  const own = Object.assign({}, ...studies.map(({ references }) => references)) as Works;
  const citations = await citationsOf(own, plots, solution.background);
  const labels = { ...productLabels, ...solutionLabels };
  return { labels, tiles, solution, plots, citations };
}
