import { formValues } from '../../ui/form/form-values.js';
import type { Edition } from '../../contract/editions.js';
import {
  LICENCE_FIELDS,
  type LicenceField,
  type LicenceValues,
} from '../../contract/licence-application.js';

/** What the form's controls hold, fields left empty absent. */
export function licenceValues(form: FormData): LicenceValues {
  return formValues(form, LICENCE_FIELDS);
}

const OF_METHOD: Readonly<Partial<Record<LicenceField, string>>> = {
  areaCode: 'telephone',
  telephone: 'telephone',
  email: 'email',
};

/** Whether an application sends the field: not where it belongs to the contact method not chosen. */
export function isSubmitted(field: string, edition: Edition, contactMethod?: string): boolean {
  if (edition === 'en') return field !== 'contactMethod';
  const method = OF_METHOD[field as LicenceField];
  return method === undefined || method === contactMethod;
}

/** What an application sends, trimmed. */
export function submittedValues(edition: Edition, values: LicenceValues): LicenceValues {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => isSubmitted(field, edition, values.contactMethod))
      .map(([field, value]) => [field, value.trim()]),
  );
}
