import type { ValidationError } from 'class-validator';
import type { FieldErrorCode } from '../../../../web/contract/envelope.js';
import type { FieldFailure } from '../envelope/api-error.js';

/** The failure worth telling, where a value breaks several rules. */
const PRECEDENCE: readonly FieldErrorCode[] = ['REQUIRED', 'INVALID', 'TOO_LONG'];

/** One failure for each field that class-validator rejects, in the order of the fields. */
export function collectFailures(errors: readonly ValidationError[]): FieldFailure[] {
  return errors.map(({ property, contexts = {} }) => {
    const codes = Object.values(contexts).map(({ code }: { code: FieldErrorCode }) => code);
    const found = PRECEDENCE.find((candidate) => codes.includes(candidate));
    return { field: property, code: found ?? 'INVALID' };
  });
}
