import type { Edition } from '../../contract/editions.js';
import type { RouteRow } from '../../contract/routes.js';
import type { SolutionPage } from './solution-text.js';
import { editionTexts } from '../../site/edition-texts.js';
import { ModuleNotFoundError } from '../../site/loading/load-errors.js';
import { loadProductLabels, loadTiles } from '../product/load-tiles.js';
import { citationsOf } from '../../ui/reading/load-citations.js';

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

/** Texts of a solution page with a tile for every product and the works that it cites. */
export async function solutionPage(edition: Edition, { id }: RouteRow): Promise<SolutionPage> {
  if (id !== 'intracranial' && id !== 'intracardiac') throw new ModuleNotFoundError(id);
  const [labels, tiles, solution] = await Promise.all([
    loadProductLabels(edition),
    loadTiles(edition, id),
    SOLUTIONS[id](edition),
  ]);
  const citations = await citationsOf({}, solution.purpose, solution.background);
  return { labels, tiles, solution, citations };
}
