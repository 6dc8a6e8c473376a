import { API_CALLS } from './api.js';
import type { Edition } from './editions.js';
import type { FieldErrorCode } from './envelope.js';
import { checkFields, type FormField } from './fields.js';
import { AGREED, EMAIL_PATTERN, TELEPHONE_PATTERN } from './licence-application.js';

/** Holds the consent to the privacy policy: a box that is unticked until somebody ticks it. */
export const CONSENT_FIELD = 'agreement';

/** Calls of the three forms that ask something rather than apply for a licence. */
export const INQUIRY_KINDS = ['cooperation', 'guidance', 'consultation'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

export const INQUIRY_CALLS = {
  cooperation: API_CALLS.submitCooperation,
  guidance: API_CALLS.submitGuidance,
  consultation: API_CALLS.submitConsultation,
} as const satisfies Readonly<Record<InquiryKind, string>>;

export const EMAIL_OR_TELEPHONE_PATTERN = new RegExp(
  `${EMAIL_PATTERN.source}|${TELEPHONE_PATTERN.source}`,
);

const PATTERNS: Readonly<Record<string, RegExp>> = {
  telephone: TELEPHONE_PATTERN,
  email: EMAIL_PATTERN,
  contact: EMAIL_OR_TELEPHONE_PATTERN,
  [CONSENT_FIELD]: new RegExp(`^${AGREED}$`),
};

const field = (name: string, maxLength: number, required = true): FormField => ({
  name,
  required,
  maxLength,
  pattern: PATTERNS[name],
});

const CONSENT = field(CONSENT_FIELD, AGREED.length);

/** Fields of research cooperation and contact, which ask for the same. */
const MESSAGE_FIELDS: Readonly<Record<Edition, readonly FormField[]>> = {
  zh: [
    field('username', 60),
    field('telephone', 32),
    field('email', 254, false),
    field('company', 120),
    field('address', 200, false),
    field('consult', 2000),
    CONSENT,
  ],
  en: [
    field('name', 120),
    field('company', 120),
    field('contact', 254),
    field('content', 2000),
    CONSENT,
  ],
};

const CONSULTATION_FIELDS: readonly FormField[] = [
  field('lastName', 60),
  field('firstName', 60),
  field('email', 254),
  field('institutionName', 120),
  field('profession', 32),
  field('product', 32),
  CONSENT,
];

/** What each form asks for in each edition, in the order of the form. */
export const INQUIRY_FIELDS: Readonly<
  Record<InquiryKind, Readonly<Record<Edition, readonly FormField[]>>>
> = {
  cooperation: MESSAGE_FIELDS,
  guidance: MESSAGE_FIELDS,
  consultation: { zh: CONSULTATION_FIELDS, en: CONSULTATION_FIELDS },
};

export function inquiryMaxLength(kind: InquiryKind, edition: Edition, name: string): number {
  const found = INQUIRY_FIELDS[kind][edition].find((candidate) => candidate.name === name);
  if (!found) throw new Error(`${kind} has no field ${name} in the ${edition} edition`);
  return found.maxLength;
}

/** What a form sends: every value as text, fields left empty absent. */
export type InquiryValues = Readonly<Partial<Record<string, string>>>;

/** What a browser can tell about an inquiry before sending it, by the rules of the server. */
export function checkInquiryValues(
  kind: InquiryKind,
  edition: Edition,
  values: InquiryValues,
): Readonly<Partial<Record<string, FieldErrorCode>>> {
  return checkFields(INQUIRY_FIELDS[kind][edition], values);
}

/** Version of the privacy policy that an inquiry agrees to: its date. */
export const PRIVACY_POLICY_VERSION = '2022-01-01';
