import type { Edition } from './editions.js';
import type { FieldErrorCode } from './envelope.js';
import { checkFields } from './fields.js';

export const TOPICS = ['probation', 'code'] as const;
export type Topic = (typeof TOPICS)[number];

export const PROFESSIONS = ['physician', 'technician', 'scientificResearch', 'other'] as const;
export type Profession = (typeof PROFESSIONS)[number];

/** Professions are stored as the Chinese words that staff read. */
export const STORED_PROFESSION: Readonly<Record<Profession, string>> = {
  physician: '医生',
  technician: '医技',
  scientificResearch: '科研人员',
  other: '其他',
};

export const CONTACT_METHODS = ['telephone', 'email'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

/** Fields of the licence application, in the order of the form. */
export const LICENCE_FIELDS = [
  'topic',
  'serialNumber',
  'modelType',
  'institution',
  'profession',
  'surname',
  'name',
  'country',
  'province',
  'city',
  'address',
  'contactMethod',
  'areaCode',
  'telephone',
  'email',
  'invitationCode',
  'remark',
  'agreement',
] as const;
export type LicenceField = (typeof LICENCE_FIELDS)[number];

/** What the form sends: every value as text, fields left empty absent. */
export type LicenceValues = Readonly<Partial<Record<LicenceField, string>>>;

/** Longest accepted value of each free-text field, in characters (Unicode code points). */
export const MAX_LENGTH = {
  serialNumber: 64,
  institution: 120,
  surname: 60,
  name: 60,
  province: 80,
  city: 80,
  address: 200,
  telephone: 32,
  email: 254,
  invitationCode: 64,
  remark: 1000,
} as const satisfies Partial<Record<LicenceField, number>>;

/** Country whose provinces and cities are chosen from lists; elsewhere they are free text. */
export const LISTED_COUNTRY = 'CN';

/** Whether the field is written rather than chosen, given the country of the same application. */
export function isWrittenPlace(field: string, country: unknown): boolean {
  const isElsewhere = typeof country === 'string' && country !== '' && country !== LISTED_COUNTRY;
  return isElsewhere && (field === 'province' || field === 'city');
}

/** Its dialling code, known before the list of all arrives. */
export const LISTED_DIAL_CODE = '86';

/** The value that a ticked agreement box sends. */
export const AGREED = 'true';

/** Version of the privacy text that an application agrees to: its date. */
export const CONSENT_VERSION = '2023-11-02';

/** Text before one @, a domain with a dot after it, no spaces. */
export const EMAIL_PATTERN =
  /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/;

/** Four digits or more, and the characters people write between them: any dash, as telephones put it. */
export const TELEPHONE_PATTERN = /^(?=(?:\D*\d){4})[\d\s().+\u2010-\u2015\u2212-]{4,32}$/;

const PATTERNS: Readonly<Partial<Record<LicenceField, RegExp>>> = {
  telephone: TELEPHONE_PATTERN,
  email: EMAIL_PATTERN,
};

const ALWAYS_REQUIRED: readonly LicenceField[] = [
  'topic',
  'serialNumber',
  'modelType',
  'institution',
  'profession',
  'surname',
  'name',
  'country',
  'province',
  'city',
  'agreement',
];

/**
 * Fields that an application must carry. The English edition wants both telephone and e-mail; in
 * the Chinese one the chosen contact method decides which of the two.
 */
export function requiredLicenceFields(
  edition: Edition,
  values: Pick<LicenceValues, 'contactMethod'>,
): ReadonlySet<LicenceField> {
  const required = new Set(ALWAYS_REQUIRED);
  if (edition === 'en') return required.add('areaCode').add('telephone').add('email');
  required.add('contactMethod');
  if (values.contactMethod === 'telephone') required.add('areaCode').add('telephone');
  if (values.contactMethod === 'email') required.add('email');
  return required;
}

/**
 * What a browser can tell about an application before sending it, first failure of each field.
 * The server checks the same and, beyond it, what only the database and phone metadata know.
 */
export function checkLicenceValues(
  edition: Edition,
  values: LicenceValues,
): Partial<Record<LicenceField, FieldErrorCode>> {
  const required = requiredLicenceFields(edition, values);
  const maxLengths: Partial<Record<LicenceField, number>> = MAX_LENGTH;
  const fields = LICENCE_FIELDS.map((name) => ({
    name,
    required: required.has(name),
    maxLength: maxLengths[name] ?? Infinity,
    pattern: PATTERNS[name],
  }));
  return checkFields(fields, values);
}
