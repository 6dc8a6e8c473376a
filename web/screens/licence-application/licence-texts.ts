import type { LegalText, ValidationMessages } from '../../content/types.js';
import type { LicenceFormText } from '../../content/zh/licence-form.js';

/** Everything the licence application says, in one language. */
export interface LicenceTexts {
  readonly form: LicenceFormText;
  readonly privacy: LegalText;
  readonly validation: ValidationMessages;
}
