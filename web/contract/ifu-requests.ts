import type { FieldErrorCode } from './envelope.js';
import { checkFields, type FormField } from './fields.js';
import type { InquiryValues } from './inquiries.js';
import { EMAIL_PATTERN } from './licence-application.js';

/** What can be asked for beside a document: paper, or to be told of new versions. */
export const IFU_REQUEST_KINDS = ['printedCopy', 'notices'] as const;
export type IfuRequestKind = (typeof IFU_REQUEST_KINDS)[number];

/** Calendar days within which a printed copy is sent: Implementing Regulation (EU) 2021/2226. */
export const PRINTED_COPY_DAYS = 7;

const POSTAL: readonly FormField[] = [
  { name: 'country', required: true, maxLength: 2 },
  { name: 'address', required: true, maxLength: 300 },
];
const PERSON: readonly FormField[] = [
  { name: 'name', required: true, maxLength: 120 },
  { name: 'institution', required: true, maxLength: 120 },
  { name: 'email', required: true, maxLength: 254, pattern: EMAIL_PATTERN },
];

/** What the form asks for, in its order. */
export const IFU_REQUEST_FIELDS: Readonly<Record<IfuRequestKind, readonly FormField[]>> = {
  printedCopy: [...PERSON, ...POSTAL],
  notices: PERSON,
};

export function ifuRequestMaxLength(name: string): number {
  const found = IFU_REQUEST_FIELDS.printedCopy.find((field) => field.name === name);
  if (!found) throw new Error(`Requests have no field ${name}`);
  return found.maxLength;
}

/** What a browser can tell about a request before sending it, by the rules of the server. */
export function checkIfuRequest(
  kind: IfuRequestKind,
  values: InquiryValues,
): Readonly<Partial<Record<string, FieldErrorCode>>> {
  return checkFields(IFU_REQUEST_FIELDS[kind], values);
}
