import { editionTexts, loadChunk } from '../../site/loading/load-chunk.js';
import { inquiryTexts, type InquiryTexts } from './form/inquiry-texts.js';
import type { Edition } from '../../contract/editions.js';
import type { InquiryKind } from '../../contract/inquiries.js';
import type { GuidancePage } from './guidance/guidance-text.js';
import type { ResearchCooperationPage } from './research-cooperation/research-cooperation-text.js';

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

const loadGuidance = editionTexts('guidance', {
  zh: async () => (await import('./guidance/guidance.zh.js')).guidance,
  en: async () => (await import('./guidance/guidance.en.js')).guidance,
});

export async function guidancePage(edition: Edition): Promise<GuidancePage> {
  const [text, form] = await Promise.all([loadGuidance(edition), inquiryForm('guidance', edition)]);
  return { text, form };
}

/** The English edition has no research cooperation. */
export async function researchCooperationPage(edition: Edition): Promise<ResearchCooperationPage> {
  const [{ researchCooperation }, form] = await Promise.all([
    loadChunk(
      'research-cooperation',
      () => import('./research-cooperation/research-cooperation.zh.js'),
    ),
    inquiryForm('cooperation', edition),
  ]);
  return { text: researchCooperation, form };
}
