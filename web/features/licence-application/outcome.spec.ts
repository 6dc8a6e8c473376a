import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../site/api-client.js';
import { licenceForm } from './licence-form.en.js';
import { LICENCE_FIELDS } from '../../contract/licence-application.js';
import { submissionOutcome } from '../../ui/form/submission-outcome.js';

const text = licenceForm.outcome;

const outcomeOf = (error: unknown) => submissionOutcome(error, LICENCE_FIELDS, text, 'en');

describe('the outcome of an application', () => {
  it.each([
    ['SUBMISSION_LIMIT_EXCEEDED', text.limit],
    ['RATE_LIMITED', text.rateLimited],
  ] as const)('warns, with the time and another way: %s', (reason, title) => {
    const error = new ApiError(429, 'x', { reason, retryAfterSeconds: 7200 });
    const { errors, notice } = outcomeOf(error);
    expect(errors).toEqual({});
    expect(notice).toMatchObject({ kind: 'warning', title, otherWay: text.otherWay });
    expect(notice?.details[0]).toContain('2 hours');
  });

  it('warns without a time where none is told', () => {
    const { notice } = outcomeOf(new ApiError(429, '', {}));
    expect(notice).toMatchObject({ kind: 'warning', details: [text.nothingLost] });
  });

  it('calls nothing failed that may have been stored', () => {
    const error = new ApiError(503, 'x', { reason: 'OUTCOME_UNKNOWN' });
    expect(outcomeOf(error)).toEqual({
      errors: {},
      notice: { kind: 'error', title: text.unknown, details: [text.sendAgain, text.nothingLost] },
    });
  });

  it('passes on what the server says about fields', () => {
    const error = new ApiError(400, 'x', {
      reason: 'VALIDATION_FAILED',
      fields: [{ field: 'telephone', code: 'INVALID', message: 'Invalid mobile' }],
    });
    expect(outcomeOf(error)).toEqual({ errors: { telephone: 'Invalid mobile' } });
  });

  it('says failure for a rejected field that the form does not have', () => {
    const error = new ApiError(400, 'x', {
      reason: 'VALIDATION_FAILED',
      fields: [{ field: 'language', code: 'INVALID', message: 'x' }],
    });
    expect(outcomeOf(error).notice).toEqual({
      kind: 'error',
      title: text.failed,
      details: [],
    });
  });

  it.each([[new ApiError(503, 'x', { reason: 'UNAVAILABLE' })], [new ApiError(0, '', {})]])(
    'blames the server and not the data: %s',
    (error) => {
      expect(outcomeOf(error).notice).toEqual({
        kind: 'error',
        title: text.server,
        details: [text.nothingLost],
      });
    },
  );

  it('tells of a lost connection in one sentence', () => {
    expect(outcomeOf(new TypeError('Failed to fetch')).notice).toEqual({
      kind: 'error',
      title: text.network,
      details: [],
    });
  });
});
