import type { Edition } from '../../contract/editions.js';
import type { DocumentPage } from '../../screens/document/document-page.js';
import { editionTexts } from '../edition-texts.js';
import { loadForms, loadValidation } from './inquiry.js';

const loadDocument = editionTexts('documents', {
  zh: async () => (await import('../../content/zh/documents.js')).documentText,
  en: async () => (await import('../../content/en/documents.js')).documentText,
});

export const instructionsText = editionTexts('documents', {
  zh: async () => (await import('../../content/zh/documents.js')).instructionsText,
  en: async () => (await import('../../content/en/documents.js')).instructionsText,
});

/** Words of a document's page, and of the form on it. */
export async function documentPage(edition: Edition): Promise<DocumentPage> {
  const [text, { forms, notice, consent, ...shared }, { general, fields }] = await Promise.all([
    loadDocument(edition),
    loadForms(edition),
    loadValidation(edition),
  ]);
  void [forms, notice, consent];
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
