import { ApiError } from '../../app/api-client.js';
import type { FieldErrors } from './form-values.js';

/** What a visitor is told about a submission that no field is to blame for. */
export interface OutcomeWords {
  readonly limit: string;
  readonly failed: string;
  readonly nothingLost: string;
  readonly rateLimited: string;
  readonly network: string;
  readonly server: string;
}

/** What the visitor is told about a submission that was not accepted. */
export interface Outcome {
  readonly errors: FieldErrors;
  /** Absent where the fields' own errors say it all. */
  readonly notice?: { readonly title: string; readonly details: readonly string[] };
}

function failureDetails(error: unknown, words: OutcomeWords): readonly string[] {
  if (!(error instanceof ApiError)) return [words.network, words.nothingLost];
  if (error.data.reason === 'RATE_LIMITED') return [words.rateLimited, words.nothingLost];
  if (error.code === 0 || error.code >= 500) return [words.server, words.nothingLost];
  return [];
}

/** Translates a failed submission of a form with these fields. */
export function submissionOutcome(
  error: unknown,
  fields: readonly string[],
  words: OutcomeWords,
): Outcome {
  if (error instanceof ApiError) {
    if (error.data.reason === 'SUBMISSION_LIMIT_EXCEEDED') {
      return { errors: {}, notice: { title: words.limit, details: [] } };
    }
    const rejected = (error.data.fields ?? []).filter(({ field }) => fields.includes(field));
    if (error.data.reason === 'VALIDATION_FAILED' && rejected.length > 0) {
      const errors = Object.fromEntries(rejected.map(({ field, message }) => [field, message]));
      return { errors: errors };
    }
  }
  return { errors: {}, notice: { title: words.failed, details: failureDetails(error, words) } };
}
