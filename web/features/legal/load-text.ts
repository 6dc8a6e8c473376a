import type { LegalText } from '../../content/types.js';
import type { Edition } from '../../contract/editions.js';
import type { PageId, RouteRow } from '../../contract/routes.js';
import { editionTexts } from '../../site/loading/load-chunk.js';
import { ModuleNotFoundError } from '../../site/loading/load-errors.js';

const TEXTS: Readonly<Partial<Record<PageId, (edition: Edition) => Promise<LegalText>>>> = {
  privacyPolicy: editionTexts('privacy-policy', {
    zh: async () => (await import('./privacy-policy.zh.js')).privacyPolicy,
    en: async () => (await import('./privacy-policy.en.js')).privacyPolicy,
  }),
  useClause: editionTexts('terms', {
    zh: async () => (await import('./terms.zh.js')).terms,
    en: async () => (await import('./terms.en.js')).terms,
  }),
  accessibility: editionTexts('accessibility', {
    zh: async () => (await import('./accessibility.zh.js')).accessibility,
    en: async () => (await import('./accessibility.en.js')).accessibility,
  }),
};

/** The legal text of a page. */
export async function legalText(edition: Edition, { id }: RouteRow): Promise<LegalText> {
  const load = TEXTS[id];
  if (!load) throw new ModuleNotFoundError(id);
  return load(edition);
}
