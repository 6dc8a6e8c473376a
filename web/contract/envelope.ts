/** Body of every answer of the API, errors of every kind included. */
export interface Envelope<Data = unknown> {
  /** 200 on success, otherwise the HTTP status. */
  readonly errorCode: number;
  readonly errorMsg: string;
  readonly data: Data;
}

export interface FieldError {
  readonly field: string;
  readonly code: FieldErrorCode;
  /** In the caller's language. */
  readonly message: string;
}

export interface ErrorData {
  readonly reason: Reason;
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
}

export const SUCCESS_CODE = 200;

/** Stable machine words of failed calls. */
export const REASONS = [
  'VALIDATION_FAILED',
  'MALFORMED_BODY',
  'MODULE_MISMATCH',
  'SERIAL_NUMBER_INVALID',
  'INVITATION_CODE_INVALID',
  'SUBMISSION_UNKNOWN',
  'IDEMPOTENCY_KEY_INVALID',
  'IDEMPOTENCY_KEY_REUSED',
  'CROSS_SITE_REFUSED',
  'DOCUMENT_UNKNOWN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'SUBMISSION_LIMIT_EXCEEDED',
  'DOCUMENT_WITHHELD',
  'UNAVAILABLE',
  'OUTCOME_UNKNOWN',
  'INTERNAL_ERROR',
] as const;
export type Reason = (typeof REASONS)[number];

/** Stable machine words of rejected fields. */
export const FIELD_ERROR_CODES = [
  'REQUIRED',
  'INVALID',
  'TOO_LONG',
  'NOT_COVERED',
  'MISMATCH',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];
