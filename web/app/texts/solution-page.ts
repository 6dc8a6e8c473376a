import type { Edition } from '../../contract/editions.js';
import type { RouteRow } from '../../contract/routes.js';
import type { SolutionPage } from '../../screens/solution/solution-page.js';
import { editionTexts } from '../edition-texts.js';
import { ModuleNotFoundError } from '../loading/load-errors.js';
import { citationsOf } from './citations.js';

const loadLabels = editionTexts('product-labels', {
  zh: async () => (await import('../../content/zh/product-labels.js')).productLabels,
  en: async () => (await import('../../content/en/product-labels.js')).productLabels,
});

const loadSummaries = editionTexts('product-summaries', {
  zh: async () => (await import('../../content/zh/product-summaries.js')).productSummaries,
  en: async () => (await import('../../content/en/product-summaries.js')).productSummaries,
});

const SOLUTIONS = {
  intracranial: editionTexts('intracranial', {
    zh: async () => (await import('../../content/zh/solutions/intracranial.js')).solution,
    en: async () => (await import('../../content/en/solutions/intracranial.js')).solution,
  }),
  intracardiac: editionTexts('intracardiac', {
    zh: async () => (await import('../../content/zh/solutions/intracardiac.js')).solution,
    en: async () => (await import('../../content/en/solutions/intracardiac.js')).solution,
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
