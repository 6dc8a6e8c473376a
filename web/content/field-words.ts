import type { FieldErrorCode } from '../contract/envelope.js';
import { isWrittenPlace } from '../contract/licence-application.js';
import type { ValidationMessages } from './types.js';

/** Words of one language for a rejected field; `country` is what the same form says of it, if anything. */
export function fieldWords(
  { fields, general }: ValidationMessages,
  field: string,
  code: FieldErrorCode,
  country?: unknown,
): string {
  // Where places are written, words that ask to select one do not fit.
  const own = isWrittenPlace(field, country) ? undefined : fields[field];
  return own?.[code] ?? general[code];
}
