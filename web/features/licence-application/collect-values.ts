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

const OF_METHOD: Readonly<Record<string, readonly LicenceField[]>> = {
  telephone: ['areaCode', 'telephone'],
  email: ['email'],
};

/** What an application sends: trimmed, without the fields of the contact method not chosen. */
export function submittedValues(edition: Edition, values: LicenceValues): LicenceValues {
  const left = new Set<LicenceField>();
  if (edition === 'en') left.add('contactMethod');
  else {
    for (const [method, fields] of Object.entries(OF_METHOD)) {
      if (values.contactMethod !== method) fields.forEach((field) => left.add(field));
    }
  }
  return Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => !left.has(field as LicenceField))
      .map(([field, value]) => [field, value.trim()]),
  );
}
