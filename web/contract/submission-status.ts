import type { FormField } from './fields.js';
import { EMAIL_OR_TELEPHONE_PATTERN } from './inquiries.js';
import { DASHES, normaliseToken } from './normalise.js';

/** What a sender is told of a submission; stable machine words. */
export const SUBMISSION_STATUSES = ['received', 'in_progress', 'answered'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** Public reference of a submission, such as `LA-7K3M-9QXD-2FTR`: Crockford's base 32. */
export const REFERENCE_PATTERN = /^[A-Z]{2}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** Longest text that is looked at for a reference. */
export const REFERENCE_MAX_LENGTH = 64;

/** Two letters and twelve signs, when all that people put between them is gone. */
const BARE_REFERENCE = /^([A-Z]{2})([0-9A-Z]{4})([0-9A-Z]{4})([0-9A-Z]{4})$/;

/**
 * A reference as it is stored, however it was written down: case, width, spaces and dashes make no
 * difference, and letters that are no part of it stand for the digits they look like. Any other
 * text comes back as a token.
 */
export function normaliseReference(value: string): string {
  const token = normaliseToken(value).toUpperCase();
  const [, prefix, ...groups] =
    BARE_REFERENCE.exec(token.replace(/\s/g, '').replace(DASHES, '')) ?? [];
  if (prefix === undefined) return token;
  const digits = (group: string) => group.replaceAll('O', '0').replace(/[IL]/g, '1');
  return [prefix, ...groups.map(digits)].join('-');
}

/** Parameter of an address that carries a reference. */
export const REFERENCE_PARAMETER = 'reference';

/** The reference in an address's query, if it has the form of one. */
export function referenceIn(search: string): string | null {
  const value = new URLSearchParams(search).get(REFERENCE_PARAMETER);
  if (value === null || value.length > REFERENCE_MAX_LENGTH) return null;
  const reference = normaliseReference(value);
  return REFERENCE_PATTERN.test(reference) ? reference : null;
}

/** The query of an address that carries a reference. */
export function referenceQuery(reference: string): string {
  return `?${new URLSearchParams({ [REFERENCE_PARAMETER]: reference }).toString()}`;
}

/** What the form asks for: the API takes the second field as `email` or as `telephone`. */
export const STATUS_FIELDS = [
  { name: 'reference', required: true, maxLength: REFERENCE_MAX_LENGTH },
  { name: 'contact', required: true, maxLength: 254, pattern: EMAIL_OR_TELEPHONE_PATTERN },
] as const satisfies readonly FormField[];
export type StatusField = (typeof STATUS_FIELDS)[number]['name'];
