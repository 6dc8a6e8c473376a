import { fillIn } from '../../content/words.js';
import { ApiError } from '../../site/api-client.js';
import type { Edition } from '../../contract/editions.js';
import type { FieldErrors } from './form-values.js';
import { waitWords } from './wait-words.js';

/** What a visitor is told about a submission that no field is to blame for. */
export interface OutcomeWords {
  readonly limit: string;
  readonly failed: string;
  readonly nothingLost: string;
  readonly rateLimited: string;
  /** When the next submission is taken. */
  readonly again: string;
  /** Stands before the company's telephone and mailbox. */
  readonly otherWay: string;
  readonly network: string;
  readonly server: string;
  /** For what may have been stored. */
  readonly unknown: string;
  readonly sendAgain: string;
}

/** What is said above a form; a limit is no error, and there is another way. */
export interface Notice {
  readonly kind: 'error' | 'warning';
  readonly title: string;
  readonly details: readonly string[];
  /** Leads to the company's telephone and mailbox. */
  readonly otherWay?: string;
}

/** What the visitor is told about a submission that was not accepted. */
export interface Outcome {
  readonly errors: FieldErrors;
  /** Absent where the fields' own errors say it all. */
  readonly notice?: Notice;
}

/** Where both limits end, and whom to ask meanwhile. */
function limitNotice(error: ApiError, words: OutcomeWords, edition: Edition): Notice | undefined {
  const { reason, retryAfterSeconds } = error.data;
  if (reason !== 'SUBMISSION_LIMIT_EXCEEDED' && error.code !== 429) return undefined;
  const time = retryAfterSeconds === undefined ? [] : [waitWords(retryAfterSeconds, edition)];
  return {
    kind: 'warning',
    title: reason === 'SUBMISSION_LIMIT_EXCEEDED' ? words.limit : words.rateLimited,
    details: [...time.map((each) => fillIn(words.again, { time: each })), words.nothingLost],
    otherWay: words.otherWay,
  };
}

/** One title for each kind of failure: two that contradict each other help nobody. */
function noticeOf(error: unknown, words: OutcomeWords, edition: Edition): Notice {
  const kind = 'error';
  if (!(error instanceof ApiError)) return { kind, title: words.network, details: [] };
  if (error.data.reason === 'OUTCOME_UNKNOWN') {
    return { kind, title: words.unknown, details: [words.sendAgain, words.nothingLost] };
  }
  const limit = limitNotice(error, words, edition);
  if (limit) return limit;
  if (error.code === 0 || error.code >= 500) {
    return { kind, title: words.server, details: [words.nothingLost] };
  }
  return { kind, title: words.failed, details: [] };
}

/** Translates a failed submission of a form with these fields. */
export function submissionOutcome(
  error: unknown,
  fields: readonly string[],
  words: OutcomeWords,
  edition: Edition,
): Outcome {
  if (error instanceof ApiError && error.data.reason === 'VALIDATION_FAILED') {
    const rejected = (error.data.fields ?? []).filter(({ field }) => fields.includes(field));
    if (rejected.length > 0) {
      return { errors: Object.fromEntries(rejected.map(({ field, message }) => [field, message])) };
    }
  }
  return { errors: {}, notice: noticeOf(error, words, edition) };
}
