import type { FieldErrors, FormValues } from './form-values.js';

interface Corrections {
  /** What the form held when it was refused, and holds now. */
  readonly sent: FormValues;
  readonly now: FormValues;
  /** What can be told to be wrong with it now. */
  readonly wrong: FieldErrors;
}

/**
 * Errors of the last attempt that still hold: a field that was changed, and in which nothing is
 * found wrong, keeps no message. What only the server can tell holds until the field is changed.
 */
export function standingErrors(
  errors: FieldErrors,
  { sent, now, wrong }: Corrections,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) => wrong[field] !== undefined || now[field] === sent[field],
    ),
  );
}
