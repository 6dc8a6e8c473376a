import type { FieldErrorCode } from './envelope.js';
import { normaliseProse, normaliseToken } from './normalise.js';

/** What a form asks for in a field. */
export interface FormField<Name extends string = string> {
  readonly name: Name;
  readonly required: boolean;
  /** Longest accepted value, in Unicode code points. */
  readonly maxLength: number;
  /** What a value must look like, where it is more than words. */
  readonly pattern?: RegExp | undefined;
}

/** The first failure of each field: what a browser can tell before sending, by the rules of the server. */
export function checkFields<Name extends string>(
  fields: readonly FormField<Name>[],
  values: Readonly<Partial<Record<Name, string>>>,
): Partial<Record<Name, FieldErrorCode>> {
  const errors: Partial<Record<Name, FieldErrorCode>> = {};
  for (const { name, required, maxLength, pattern } of fields) {
    const normalise = pattern ? normaliseToken : normaliseProse;
    const value = normalise(values[name] ?? '');
    if (value === '') {
      if (required) errors[name] = 'REQUIRED';
    } else if ([...value].length > maxLength) {
      errors[name] = 'TOO_LONG';
    } else if (pattern && !pattern.test(value)) {
      errors[name] = 'INVALID';
    }
  }
  return errors;
}
