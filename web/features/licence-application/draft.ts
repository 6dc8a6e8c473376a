import { formDraft } from '../../ui/form/form-draft.js';
import { LICENCE_FIELDS } from '../../contract/licence-application.js';

export const licenceDraft = formDraft({
  key: 'licence-draft',
  fields: LICENCE_FIELDS,
  // Agreement is given to a text in one language.
  ofOneLanguage: ['agreement'],
});

export const { clearDraft, draftFragment, readDraft, readFragment, saveDraft } = licenceDraft;
