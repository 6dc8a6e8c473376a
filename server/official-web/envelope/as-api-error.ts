import { HttpException } from '@nestjs/common';
import { MulterError } from 'multer';
import { isDatabaseAway } from '../../database/is-database-away.js';
import { ApiError } from './api-error.js';

/** Whatever was thrown, as an error that a caller may see. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof MulterError) {
    return new ApiError(
      error.code === 'LIMIT_UNEXPECTED_FILE' ? 'UNSUPPORTED_MEDIA_TYPE' : 'BODY_TOO_LARGE',
    );
  }
  const status = httpStatus(error);
  if (status === 404) return new ApiError('NOT_FOUND');
  if (status === 413) return new ApiError('BODY_TOO_LARGE');
  if (status === 415) return new ApiError('UNSUPPORTED_MEDIA_TYPE');
  if (status !== undefined && status >= 400 && status < 500) return new ApiError('MALFORMED_BODY');
  if (isDatabaseAway(error)) return new ApiError('UNAVAILABLE', { retryAfterSeconds: 10 });
  return new ApiError('INTERNAL_ERROR');
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
