import { ValidationPipe } from '@nestjs/common';
import { ApiError, type FieldFailure } from '../envelope/api-error.js';
import type { ValidationError } from 'class-validator';
import type { FieldErrorCode } from '../../../../web/contract/envelope.js';

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

export const VALIDATOR_OPTIONS = {
  // Unknown keys are dropped, `__proto__` and its like with them.
  whitelist: true,
  forbidUnknownValues: true,
} as const;

/** Normalises and validates bodies into their DTOs; all failures are told at once. */
export function apiValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    ...VALIDATOR_OPTIONS,
    transform: true,
    exceptionFactory: (errors) =>
      new ApiError('VALIDATION_FAILED', { fields: collectFailures(errors) }),
  });
}
