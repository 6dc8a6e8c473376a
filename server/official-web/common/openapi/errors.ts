import { type Edition, EDITIONS } from '../../../../web/contract/editions.js';
import {
  type ErrorData,
  FIELD_ERROR_CODES,
  type FieldError,
  REASONS,
  type Reason,
} from '../../../../web/contract/envelope.js';
import { fieldMessage, reasonMessage } from '../../../../web/content/messages.js';
import { STATUS } from '../envelope/api-error.js';
import { problemOf, problemType } from '../envelope/problem.js';
import type { ExampleObject, ReasonObject } from './document.js';
import { type JsonSchema, listOf, objectOf, schemaRef } from './json-schema.js';
import { RESOLUTIONS } from './resolutions.js';

/** Reasons that say when to come back, with an example of it in seconds. */
const RETRY_AFTER: Readonly<Partial<Record<Reason, number>>> = {
  RATE_LIMITED: 42,
  SUBMISSION_LIMIT_EXCEEDED: 85_932,
  UNAVAILABLE: 10,
  OUTCOME_UNKNOWN: 10,
};

export const saysWhen = (reason: Reason): boolean => reason in RETRY_AFTER;

const integer = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'integer',
  description,
  ...more,
});
const text = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  description,
  ...more,
});

const retryAfterSeconds = integer('The same number as Retry-After.', { minimum: 1 });
const fields = listOf(schemaRef('FieldError'));

/** What stands beside the reason, in the envelope's data as in problem details. */
const detailsOf = (reason: Reason): Record<string, JsonSchema> => ({
  reason: { type: 'string', const: reason },
  ...(reason === 'VALIDATION_FAILED' && { fields }),
  ...(saysWhen(reason) && { retryAfterSeconds }),
});

export const errorName = (reason: Reason): string => `Error.${reason}`;
export const problemName = (reason: Reason): string => `Problem.${reason}`;

/** Both forms of every error, and what they share. */
export function errorSchemas(): Record<string, JsonSchema> {
  return {
    FieldError: objectOf<FieldError>({
      field: text('Name of the field.'),
      code: text('Stable machine word.', { enum: FIELD_ERROR_CODES }),
      message: text('In the caller’s language.'),
    }),
    ...Object.fromEntries(REASONS.map((reason) => [errorName(reason), envelopeSchema(reason)])),
    ...Object.fromEntries(REASONS.map((reason) => [problemName(reason), problemSchema(reason)])),
  };
}

function envelopeSchema(reason: Reason): JsonSchema {
  return objectOf(
    {
      errorCode: integer('Equals the HTTP status.', { const: STATUS[reason] }),
      errorMsg: text('In the caller’s language.'),
      data: objectOf(detailsOf(reason)),
    },
    RESOLUTIONS[reason],
  );
}

function problemSchema(reason: Reason): JsonSchema {
  return objectOf(
    {
      type: text('Names the reason.', { const: problemType(reason) }),
      title: text('In the caller’s language.'),
      status: integer('Equals the HTTP status.', { const: STATUS[reason] }),
      instance: text('The Request-Id.', { pattern: '^urn:uuid:[0-9a-f-]{36}$' }),
      ...detailsOf(reason),
    },
    'RFC 9457 problem details, for callers whose Accept header asks for them.',
  );
}

/** An error of a call in both forms; a rejected field is one that the call has. */
export function errorExample(reason: Reason, language: Edition, field: string) {
  const data: ErrorData = {
    reason,
    ...(reason === 'VALIDATION_FAILED' && {
      fields: [{ field, code: 'REQUIRED', message: fieldMessage(language, field, 'REQUIRED') }],
    }),
    ...(saysWhen(reason) && { retryAfterSeconds: RETRY_AFTER[reason]! }),
  };
  const status = STATUS[reason];
  const message = reasonMessage(language, reason);
  const requestId = '7d1f0f5e-2a57-4b8e-9b0e-0c5a6d3f1e42';
  return {
    envelope: { errorCode: status, errorMsg: message, data },
    problem: problemOf(status, message, data, requestId),
  };
}

export const exampleName = (form: 'Error' | 'Problem', reason: Reason, language: Edition) =>
  `${form}.${reason}.${language}`;

/** Examples of the errors that look alike from every call. */
export function errorExamples(): Record<string, ExampleObject> {
  return Object.fromEntries(
    REASONS.filter((reason) => reason !== 'VALIDATION_FAILED').flatMap((reason) =>
      EDITIONS.flatMap((language) => {
        const { envelope, problem } = errorExample(reason, language, '');
        const summary = `${reason} (${language})`;
        return [
          [exampleName('Error', reason, language), { summary, value: envelope }],
          [exampleName('Problem', reason, language), { summary, value: problem }],
        ] as const;
      }),
    ),
  );
}

/** Every reason with its status, words and remedy. */
export function reasonCatalogue(): Record<Reason, ReasonObject> {
  return Object.fromEntries(
    REASONS.map((reason) => [
      reason,
      {
        status: STATUS[reason],
        messages: Object.fromEntries(
          EDITIONS.map((edition) => [edition, reasonMessage(edition, reason)]),
        ),
        remedy: RESOLUTIONS[reason],
      },
    ]),
  ) as Record<Reason, ReasonObject>;
}
