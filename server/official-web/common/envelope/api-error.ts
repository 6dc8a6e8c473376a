import type { FieldErrorCode, Reason } from '../../../../web/contract/envelope.js';

/** HTTP status of each reason. */
export const STATUS: Readonly<Record<Reason, number>> = {
  VALIDATION_FAILED: 400,
  MALFORMED_BODY: 400,
  MODULE_MISMATCH: 400,
  IDEMPOTENCY_KEY_INVALID: 400,
  CROSS_SITE_REFUSED: 403,
  SERIAL_NUMBER_INVALID: 404,
  INVITATION_CODE_INVALID: 404,
  SUBMISSION_UNKNOWN: 404,
  DOCUMENT_UNKNOWN: 404,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  IDEMPOTENCY_KEY_REUSED: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  SUBMISSION_LIMIT_EXCEEDED: 429,
  INTERNAL_ERROR: 500,
  DOCUMENT_WITHHELD: 503,
  UNAVAILABLE: 503,
  OUTCOME_UNKNOWN: 503,
};

export interface FieldFailure {
  readonly field: string;
  readonly code: FieldErrorCode;
}

/** A failed call: a reason, and what the caller may know beside it. Words are added per language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(
    readonly reason: Reason,
    readonly details: {
      readonly fields?: readonly FieldFailure[];
      readonly retryAfterSeconds?: number;
      readonly allow?: string;
    } = {},
  ) {
    super(reason);
    this.status = STATUS[reason];
  }
}
