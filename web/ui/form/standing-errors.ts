import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type FieldErrors, type FormValues, formValues } from './form-values.js';

interface Corrections {
  /** What the form held when it was refused, and holds now. */
  readonly sent: FormValues;
  readonly now: FormValues;
  /** What can be told to be wrong with it now. */
  readonly wrong: FieldErrors;
}

/**
 * Errors of the last attempt that still hold: a field that was changed, and in which nothing is
 * found wrong, keeps no message; one that is wrong in another way now says so. What only the server
 * can tell holds until the field is changed.
 */
export function standingErrors(
  errors: FieldErrors,
  { sent, now, wrong }: Corrections,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => wrong[field] !== undefined || now[field] === sent[field])
      .map(([field, message]) => [field, wrong[field] ?? message]),
  );
}

interface Attempt {
  readonly errors: FieldErrors;
  /** What the form held. */
  readonly sent: FormValues;
  readonly fields: readonly string[];
  readonly check: (form: FormData) => { readonly errors: FieldErrors };
}

const isSame = (a: FieldErrors, b: FieldErrors): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Errors of the last attempt that the visitor has not corrected since. */
export function useStandingErrors(
  form: RefObject<HTMLFormElement | null>,
  { errors, sent, fields, check }: Attempt,
): FieldErrors {
  const [found, setFound] = useState({ of: errors, standing: errors });
  const hasErrors = Object.keys(errors).length > 0;

  // By what is wrong when it runs: the input before it may have changed that as well.
  const recheck = useEffectEvent((element: HTMLFormElement): void => {
    const data = new FormData(element);
    const now = formValues(data, fields);
    const standing = standingErrors(errors, { sent, now, wrong: check(data).errors });
    setFound((last) =>
      last.of === errors && isSame(last.standing, standing) ? last : { of: errors, standing },
    );
  });
  useEffect(() => {
    const element = form.current;
    if (!element || !hasErrors) return undefined;
    let timer = 0;
    // Once all is rendered: a choice may fill in another field.
    const later = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(recheck, 0, element);
    };
    element.addEventListener('input', later);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('input', later);
    };
  }, [form, hasErrors]);

  return found.of === errors ? found.standing : errors;
}
