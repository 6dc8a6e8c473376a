import { licenceForm } from '../../content/en/licence-form.js';
import { licencePrivacy } from '../../content/en/licence-privacy.js';
import { validation } from '../../content/en/validation.js';
import type { LicenceTexts } from './licence-texts.js';

export const texts: LicenceTexts = { form: licenceForm, privacy: licencePrivacy, validation };
