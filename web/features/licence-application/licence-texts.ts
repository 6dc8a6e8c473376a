import type { LegalText, ValidationMessages } from '../../content/types.js';
import type { LicenceFormText } from './licence-form.zh.js';

/** Everything the licence application says, in one language. */
export interface LicenceTexts {
  readonly form: LicenceFormText;
  readonly privacy: LegalText;
  readonly validation: ValidationMessages;
}
