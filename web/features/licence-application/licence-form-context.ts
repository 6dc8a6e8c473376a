import { createContext, useContext } from 'react';
import type { LegalText, ValidationMessages } from '../../content/types.js';
import type { LicenceFormText } from './licence-form.zh.js';
import type { FieldText } from '../../ui/form/field-frame.js';
import type { LicenceField } from '../../contract/licence-application.js';
import type { LicenceForm } from './use-licence-form.js';

/** Everything the licence application says, in one language. */
export interface LicenceTexts {
  readonly form: LicenceFormText;
  readonly privacy: LegalText;
  readonly validation: ValidationMessages;
}

export const LicenceFormContext = createContext<LicenceForm | null>(null);

export function useLicenceFormContext(): LicenceForm {
  const form = useContext(LicenceFormContext);
  if (!form) throw new Error('Rendered outside the licence form');
  return form;
}

export const fieldId = (field: LicenceField): string => `licence-${field}`;

const OPTIONAL: readonly LicenceField[] = ['address', 'invitationCode', 'remark'];

/** Label, hint and error of a field. */
export function useField(field: LicenceField): FieldText {
  const { texts, errors } = useLicenceFormContext();
  const { labels, hints, optional } = texts.form;
  return {
    id: fieldId(field),
    name: field,
    label: labels[field],
    optional: OPTIONAL.includes(field) ? optional : undefined,
    hint: (hints as Partial<Record<LicenceField, string>>)[field],
    error: errors[field],
  };
}
