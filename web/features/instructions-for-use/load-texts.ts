import type { Edition } from '../../contract/editions.js';
import { editionTexts } from '../../site/loading/load-chunk.js';
import type { DocumentPage } from './document-text.js';
import { loadForms, loadValidation } from '../inquiry/load-texts.js';

const loadDocument = editionTexts('documents', {
  zh: async () => (await import('./documents.zh.js')).documentText,
  en: async () => (await import('./documents.en.js')).documentText,
});

export const instructionsText = editionTexts('documents', {
  zh: async () => (await import('./documents.zh.js')).instructionsText,
  en: async () => (await import('./documents.en.js')).instructionsText,
});

/** Words of a document's page, and of the form on it. */
export async function documentPage(edition: Edition): Promise<DocumentPage> {
  const [text, { forms, notice, consent, ...shared }, { general, fields }] = await Promise.all([
    loadDocument(edition),
    loadForms(edition),
    loadValidation(edition),
  ]);
  const { email, country, address, name } = fields;
  const own = Object.fromEntries(
    Object.entries({ email, country, address, name }).flatMap(([field, messages]) =>
      messages ? [[field, messages]] : [],
    ),
  );
  return {
    text,
    form: { ...shared, form: text.request.form, validation: { general, fields: own } },
  };
}
