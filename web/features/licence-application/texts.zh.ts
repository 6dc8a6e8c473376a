import { licenceForm } from './licence-form.zh.js';
import { licencePrivacy } from './licence-privacy.zh.js';
import { validation } from '../../content/zh/validation.js';
import type { LicenceTexts } from './licence-form-context.js';

export const texts: LicenceTexts = { form: licenceForm, privacy: licencePrivacy, validation };
