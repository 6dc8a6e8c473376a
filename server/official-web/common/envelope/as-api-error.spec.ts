import { describe, expect, it } from '@jest/globals';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import { type ErrorCode, MulterError } from 'multer';
import { CommitUnknownError, DatabaseUnavailableError } from '../../../database/database-errors.js';
import { asApiError } from './as-api-error.js';

describe('asApiError', () => {
  it.each([
    [new NotFoundException(), 'NOT_FOUND', 404],
    [new BadRequestException(), 'MALFORMED_BODY', 400],
    [new MulterError('LIMIT_UNEXPECTED_FILE'), 'UNSUPPORTED_MEDIA_TYPE', 415],
    [new MulterError('LIMIT_FIELD_COUNT'), 'BODY_TOO_LARGE', 413],
    [new MulterError('LIMIT_FIELD_NESTING' as ErrorCode), 'MALFORMED_BODY', 400],
    [new DatabaseUnavailableError('connect ECONNREFUSED'), 'UNAVAILABLE', 503],
    [Object.assign(new Error('open'), { code: 'ENOENT' }), 'INTERNAL_ERROR', 500],
    [new CommitUnknownError('Query read timeout'), 'OUTCOME_UNKNOWN', 503],
    [new Error('anything else'), 'INTERNAL_ERROR', 500],
  ])('takes %s for %s', (thrown, reason, status) => {
    expect(asApiError(thrown)).toMatchObject({ reason, status });
  });

  it('says when to send again what may have been stored', () => {
    const { details } = asApiError(new CommitUnknownError());
    expect(details.retryAfterSeconds).toBe(10);
  });
});
