import type { Edition } from '../contract/editions.js';
import type { FieldErrorCode, Reason } from '../contract/envelope.js';
import { fieldWords } from './field-words.js';
import { reasons as reasonsEn } from './en/reasons.js';
import { validation as validationEn } from './en/validation.js';
import { reasons as reasonsZh } from './zh/reasons.js';
import { validation as validationZh } from './zh/validation.js';

const VALIDATION = { zh: validationZh, en: validationEn };
const REASONS = { zh: reasonsZh, en: reasonsEn };

/** Words for a rejected field: the same from the API and in the browser. */
export function fieldMessage(
  language: Edition,
  field: string,
  code: FieldErrorCode,
  country?: unknown,
): string {
  return fieldWords(VALIDATION[language], field, code, country);
}

/** Words for a failed call. */
export function reasonMessage(language: Edition, reason: Reason): string {
  return REASONS[language][reason];
}
