import { licenceForm } from './licence-form.en.js';
import { licencePrivacy } from './licence-privacy.en.js';
import { validation } from '../../content/en/validation.js';
import type { LicenceTexts } from './licence-form-context.js';

export const texts: LicenceTexts = { form: licenceForm, privacy: licencePrivacy, validation };
