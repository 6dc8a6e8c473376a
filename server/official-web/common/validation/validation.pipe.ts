import { ValidationPipe } from '@nestjs/common';
import { ApiError } from '../envelope/api-error.js';
import { collectFailures } from './collect-failures.js';

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
