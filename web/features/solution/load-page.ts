import type { Edition } from '../../contract/editions.js';
import type { RouteRow } from '../../contract/routes.js';
import type { SolutionPage } from './solution-text.js';
import { editionTexts } from '../../site/edition-texts.js';
import { ModuleNotFoundError } from '../../site/loading/load-errors.js';
import { citationsOf } from '../../ui/reading/load-citations.js';

const loadLabels = editionTexts('product-labels', {
  zh: async () => (await import('../product/product-labels.zh.js')).productLabels,
  en: async () => (await import('../product/product-labels.en.js')).productLabels,
});

const loadSummaries = editionTexts('product-summaries', {
  zh: async () => (await import('../product/product-summaries.zh.js')).productSummaries,
  en: async () => (await import('../product/product-summaries.en.js')).productSummaries,
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

/** Texts of a solution page with a line for every product and the works that it cites. */
export async function solutionPage(edition: Edition, { id }: RouteRow): Promise<SolutionPage> {
  if (id !== 'intracranial' && id !== 'intracardiac') throw new ModuleNotFoundError(id);
  const [labels, summaries, solution] = await Promise.all([
    loadLabels(edition),
    loadSummaries(edition),
    SOLUTIONS[id](edition),
  ]);
  const citations = await citationsOf(solution.purpose, solution.background);
  return { labels, summaries, solution, citations };
}
