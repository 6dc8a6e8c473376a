import type { LegalText } from '../../content/types.js';
import type { Edition } from '../../contract/editions.js';
import type { PageId, RouteRow } from '../../contract/routes.js';
import { editionTexts } from '../edition-texts.js';
import { ModuleNotFoundError } from '../loading/load-errors.js';

const TEXTS: Readonly<Partial<Record<PageId, (edition: Edition) => Promise<LegalText>>>> = {
  privacyPolicy: editionTexts('privacy-policy', {
    zh: async () => (await import('../../content/zh/privacy-policy.js')).privacyPolicy,
    en: async () => (await import('../../content/en/privacy-policy.js')).privacyPolicy,
  }),
  useClause: editionTexts('terms', {
    zh: async () => (await import('../../content/zh/terms.js')).terms,
    en: async () => (await import('../../content/en/terms.js')).terms,
  }),
  accessibility: editionTexts('accessibility', {
    zh: async () => (await import('../../content/zh/accessibility.js')).accessibility,
    en: async () => (await import('../../content/en/accessibility.js')).accessibility,
  }),
};

/** The legal text of a page. */
export async function legalText(edition: Edition, { id }: RouteRow): Promise<LegalText> {
  const load = TEXTS[id];
  if (!load) throw new ModuleNotFoundError(id);
  return load(edition);
}
