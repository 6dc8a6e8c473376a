import { HttpException } from '@nestjs/common';
import { MulterError } from 'multer';
import type { Reason } from '../../../../web/contract/envelope.js';
import { CommitUnknownError, isDatabaseUnavailable } from '../../../database/database-errors.js';
import { ApiError } from './api-error.js';

const AWAY_SECONDS = 10;

/** Multer's codes for names that a field of a flat body cannot have. */
const MALFORMED_NAMES: ReadonlySet<string> = new Set([
  'LIMIT_FIELD_NESTING',
  'LIMIT_FIELD_ARRAY_INDEX',
  'MISSING_FIELD_NAME',
  'INVALID_FIELD_NAME',
]);

/** Whatever was thrown, as an error that a caller may see. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof MulterError) return new ApiError(multipartReason(error));
  const status = httpStatus(error);
  if (status === 404) return new ApiError('NOT_FOUND');
  if (status === 413) return new ApiError('BODY_TOO_LARGE');
  if (status === 415) return new ApiError('UNSUPPORTED_MEDIA_TYPE');
  if (status !== undefined && status >= 400 && status < 500) return new ApiError('MALFORMED_BODY');
  const later = { retryAfterSeconds: AWAY_SECONDS };
  // Before the outage that may have brought it about: nothing is certain of it.
  if (error instanceof CommitUnknownError) return new ApiError('OUTCOME_UNKNOWN', later);
  if (isDatabaseUnavailable(error)) return new ApiError('UNAVAILABLE', later);
  return new ApiError('INTERNAL_ERROR');
}

function multipartReason({ code }: MulterError): Reason {
  if (code === 'LIMIT_UNEXPECTED_FILE') return 'UNSUPPORTED_MEDIA_TYPE';
  return MALFORMED_NAMES.has(code) ? 'MALFORMED_BODY' : 'BODY_TOO_LARGE';
}

/** Status of Nest's exceptions and of the errors that body parsers raise. */
function httpStatus(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    return error.status;
  }
  // A multipart body that ends too early or has no boundary is the sender's fault.
  if (
    error instanceof Error &&
    /multipart|Unexpected end of form|Malformed part/i.test(error.message)
  ) {
    return 400;
  }
  return undefined;
}
