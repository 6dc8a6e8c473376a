import { licenceForm } from '../../content/zh/licence-form.js';
import { licencePrivacy } from '../../content/zh/licence-privacy.js';
import { validation } from '../../content/zh/validation.js';
import type { LicenceTexts } from './licence-texts.js';

export const texts: LicenceTexts = { form: licenceForm, privacy: licencePrivacy, validation };
