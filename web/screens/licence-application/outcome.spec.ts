import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../app/api-client.js';
import { licenceForm } from '../../content/en/licence-form.js';
import { outcomeOf } from './outcome.js';

const text = licenceForm.outcome;

describe('outcomeOf', () => {
  it('warns when the submission limit is exceeded', () => {
    const error = new ApiError(429, 'x', { reason: 'SUBMISSION_LIMIT_EXCEEDED' });
    expect(outcomeOf(error, text)).toEqual({
      errors: {},
      notice: { title: text.limit, details: [] },
    });
  });

  it('passes on what the server says about fields', () => {
    const error = new ApiError(400, 'x', {
      reason: 'VALIDATION_FAILED',
      fields: [{ field: 'telephone', code: 'INVALID', message: 'Invalid mobile' }],
    });
    expect(outcomeOf(error, text)).toEqual({ errors: { telephone: 'Invalid mobile' } });
  });

  it('says failure for a rejected field that the form does not have', () => {
    const error = new ApiError(400, 'x', {
      reason: 'VALIDATION_FAILED',
      fields: [{ field: 'language', code: 'INVALID', message: 'x' }],
    });
    expect(outcomeOf(error, text).notice).toEqual({ title: text.failed, details: [] });
  });

  it.each([
    [new ApiError(429, 'x', { reason: 'RATE_LIMITED' }), text.rateLimited],
    [new ApiError(503, 'x', { reason: 'UNAVAILABLE' }), text.server],
    [new ApiError(0, '', {}), text.server],
    [new TypeError('Failed to fetch'), text.network],
  ])('adds what to do: %s', (error, advice) => {
    expect(outcomeOf(error, text).notice).toEqual({
      title: text.failed,
      details: [advice, text.nothingLost],
    });
  });
});
