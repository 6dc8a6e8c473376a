import type { FieldMessages } from '../../../content/types.js';
import { fillIn } from '../../../content/words.js';
import type { Edition } from '../../../contract/editions.js';
import type { StatusField } from '../../../contract/submission-status.js';
import { ApiError } from '../../../site/api-client.js';
import type { Notice, Outcome } from '../../../ui/form/submission-outcome.js';
import { waitWords } from '../../../ui/form/wait-words.js';
import type { SubmissionStatusText } from './submission-status.zh.js';

/** Everything that the page says, in one language. */
export interface StatusTexts extends SubmissionStatusText {
  readonly messages: Readonly<Record<StatusField, FieldMessages>>;
}

const told = (kind: Notice['kind'], title: string, ...details: string[]): Outcome => ({
  errors: {},
  notice: { kind, title, details },
});

/** What the visitor is told about a lookup that found nothing, or failed. */
export function statusOutcome(
  error: unknown,
  words: SubmissionStatusText['outcome'],
  edition: Edition,
): Outcome {
  if (!(error instanceof ApiError)) return told('error', words.network);
  const { reason, fields = [], retryAfterSeconds = 60 } = error.data;
  if (reason === 'SUBMISSION_UNKNOWN') return told('error', words.miss, words.missAdvice);
  if (reason === 'RATE_LIMITED') {
    const time = waitWords(retryAfterSeconds, edition);
    return told('warning', words.limited, fillIn(words.limitedAdvice, { time }));
  }
  // The page has one field for what the API takes in two.
  const rejected = fields.map(({ field, message }) => [
    field === 'reference' ? field : 'contact',
    message,
  ]);
  if (rejected.length > 0) return { errors: Object.fromEntries(rejected) as Outcome['errors'] };
  return told('error', words.server);
}
