import type { Edition } from '../../contract/editions.js';
import { editionTexts } from '../../site/loading/load-chunk.js';
import { loadValidation } from '../inquiry/load-texts.js';
import type { LicenceTexts } from './licence-form-context.js';
import type { StatusTexts } from './status/status-outcome.js';

const loadForm = editionTexts('licence-form', {
  zh: async () => (await import('./licence-form.zh.js')).licenceForm,
  en: async () => (await import('./licence-form.en.js')).licenceForm,
});

const loadPrivacy = editionTexts('licence-privacy', {
  zh: async () => (await import('./licence-privacy.zh.js')).licencePrivacy,
  en: async () => (await import('./licence-privacy.en.js')).licencePrivacy,
});

const loadStatus = editionTexts('submission-status', {
  zh: async () => (await import('./status/submission-status.zh.js')).submissionStatus,
  en: async () => (await import('./status/submission-status.en.js')).submissionStatus,
});

export const licenceSubmittedText = editionTexts('licence-submitted', {
  zh: async () => (await import('./submitted/licence-submitted.zh.js')).licenceSubmitted,
  en: async () => (await import('./submitted/licence-submitted.en.js')).licenceSubmitted,
});

export async function licenceTexts(edition: Edition): Promise<LicenceTexts> {
  const [form, privacy, validation] = await Promise.all([
    loadForm(edition),
    loadPrivacy(edition),
    loadValidation(edition),
  ]);
  return { form, privacy, validation };
}

/** Pages carry their texts in their HTML: of the words for rejected fields, those of the two. */
export async function statusTexts(edition: Edition): Promise<StatusTexts> {
  const [text, { general, fields }] = await Promise.all([
    loadStatus(edition),
    loadValidation(edition),
  ]);
  return {
    ...text,
    messages: {
      reference: { ...general, ...fields.reference },
      contact: { ...general, ...fields.contact },
    },
  };
}
