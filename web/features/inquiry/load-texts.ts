import { editionTexts } from '../../site/loading/load-chunk.js';
import { inquiryTexts, type InquiryTexts } from './form/inquiry-texts.js';
import type { Edition } from '../../contract/editions.js';
import type { InquiryKind } from '../../contract/inquiries.js';

export const loadForms = editionTexts('inquiry-forms', {
  zh: async () => (await import('./inquiry-forms.zh.js')).inquiryForms,
  en: async () => (await import('./inquiry-forms.en.js')).inquiryForms,
});

export const loadValidation = editionTexts('validation', {
  zh: async () => (await import('../../content/zh/validation.js')).validation,
  en: async () => (await import('../../content/en/validation.js')).validation,
});

/** Texts of one of the three forms. */
export async function inquiryForm(kind: InquiryKind, edition: Edition): Promise<InquiryTexts> {
  const [forms, validation] = await Promise.all([loadForms(edition), loadValidation(edition)]);
  return inquiryTexts(kind, edition, forms, validation);
}
