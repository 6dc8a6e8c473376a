import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../../site/api-client.js';
import { waitWords } from '../../../ui/form/wait-words.js';
import { submissionStatus } from './submission-status.en.js';
import { statusOutcome } from './status-outcome.js';

const words = submissionStatus.outcome;

describe('statusOutcome', () => {
  it('tells of a lost connection in one sentence', () => {
    expect(statusOutcome(new TypeError('Failed to fetch'), words, 'en')).toEqual({
      errors: {},
      notice: { kind: 'error', title: words.network, details: [] },
    });
  });

  it('warns of the limit, with the time to wait', () => {
    const limited = (retryAfterSeconds: number) =>
      statusOutcome(
        new ApiError(429, 'x', { reason: 'RATE_LIMITED', retryAfterSeconds }),
        words,
        'en',
      );
    expect(limited(42).notice).toMatchObject({ title: words.limited, kind: 'warning' });
    expect(limited(42).notice?.details.join()).toContain(waitWords(42, 'en'));
    expect(limited(3600).notice?.details.join()).toContain(waitWords(3600, 'en'));
  });

  it('tells of a miss without naming a field', () => {
    const { errors, notice } = statusOutcome(
      new ApiError(404, 'x', { reason: 'SUBMISSION_UNKNOWN' }),
      words,
      'en',
    );
    expect(errors).toEqual({});
    expect(notice).toEqual({ kind: 'error', title: words.miss, details: [words.missAdvice] });
  });

  it('puts what the server rejects beside the field that it was typed into', () => {
    const fields = [
      { field: 'reference', code: 'TOO_LONG', message: 'too long' },
      { field: 'telephone', code: 'INVALID', message: 'no number' },
    ] as const;
    expect(
      statusOutcome(new ApiError(400, 'x', { reason: 'VALIDATION_FAILED', fields }), words, 'en'),
    ).toEqual({ errors: { reference: 'too long', contact: 'no number' } });
  });

  it.each([new ApiError(500, '', {}), new ApiError(0, '', {})])('blames the server for %s', (e) => {
    expect(statusOutcome(e, words, 'en').notice?.title).toBe(words.server);
  });
});
