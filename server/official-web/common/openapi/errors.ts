import {
  type ComponentsObject,
  getSchemaPath,
  type MediaTypeObject,
  type ReferenceObject,
  type ResponseObject,
} from '@nestjs/swagger';
import { type Edition, EDITIONS } from '../../../../web/contract/editions.js';
import {
  type Envelope,
  type ErrorData,
  FIELD_ERROR_CODES,
  REASONS,
  type Reason,
} from '../../../../web/contract/envelope.js';
import { fieldMessage, reasonMessage } from '../../../../web/content/messages.js';
import { STATUS } from '../envelope/api-error.js';
import { PROBLEM_TYPE, problemOf, problemType } from '../envelope/problem.js';
import { COUNTED, headerRefs } from './headers.js';
import { type JsonSchema, objectOf } from './json-schema.js';
import { RESOLUTIONS } from './resolutions.js';

/** Reasons that say when to come back, with an example of it in seconds. */
const RETRY_AFTER: Readonly<Partial<Record<Reason, number>>> = {
  RATE_LIMITED: 42,
  SUBMISSION_LIMIT_EXCEEDED: 85_932,
  UNAVAILABLE: 10,
  OUTCOME_UNKNOWN: 10,
};

const saysWhen = (reason: Reason): boolean => reason in RETRY_AFTER;

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
const fields = { type: 'array', items: { $ref: getSchemaPath('FieldError') } };

/** What stands beside the reason, in the envelope's data as in problem details. */
const detailsOf = (reason: Reason): Record<string, JsonSchema> => ({
  reason: { type: 'string', const: reason },
  ...(reason === 'VALIDATION_FAILED' && { fields }),
  ...(saysWhen(reason) && { retryAfterSeconds }),
});

const errorName = (reason: Reason): string => `Error.${reason}`;
const problemName = (reason: Reason): string => `Problem.${reason}`;

/** Both forms of every error, and what they share. */
function errorSchemas(): Record<string, JsonSchema> {
  return {
    FieldError: objectOf({
      field: text('Name of the field.'),
      code: text('Stable machine word.', { enum: [...FIELD_ERROR_CODES] }),
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

/** An error in both forms. The rejected field is one that every call has. */
function errorExample(reason: Reason, language: Edition) {
  const message = fieldMessage(language, 'language', 'INVALID');
  const data: ErrorData = {
    reason,
    ...(reason === 'VALIDATION_FAILED' && {
      fields: [{ field: 'language', code: 'INVALID', message }],
    }),
    ...(saysWhen(reason) && { retryAfterSeconds: RETRY_AFTER[reason]! }),
  };
  const status = STATUS[reason];
  const words = reasonMessage(language, reason);
  const requestId = '7d1f0f5e-2a57-4b8e-9b0e-0c5a6d3f1e42';
  return {
    envelope: { errorCode: status, errorMsg: words, data } satisfies Envelope,
    problem: problemOf(status, words, data, requestId),
  };
}

const exampleName = (form: 'Error' | 'Problem', reason: Reason, language: Edition) =>
  `${form}.${reason}.${language}`;

function errorExamples() {
  return Object.fromEntries(
    REASONS.flatMap((reason) =>
      EDITIONS.flatMap((language) => {
        const { envelope, problem } = errorExample(reason, language);
        const summary = `${reason} (${language})`;
        return [
          [exampleName('Error', reason, language), { summary, value: envelope }],
          [exampleName('Problem', reason, language), { summary, value: problem }],
        ] as const;
      }),
    ),
  );
}

/** An error answer that has one of several reasons, in both forms and languages. */
export function errorResponse(reasons: readonly Reason[]): ResponseObject {
  return {
    description: reasons.map((reason) => `${reason}: ${reasonMessage('en', reason)}.`).join(' '),
    headers: headerRefs(
      'Request-Id',
      'Cache-Control',
      ...COUNTED,
      ...(reasons.every(saysWhen) ? (['Retry-After'] as const) : []),
      ...(reasons.includes('METHOD_NOT_ALLOWED') ? (['Allow'] as const) : []),
    ),
    content: {
      'application/json': media('Error', reasons),
      [PROBLEM_TYPE]: media('Problem', reasons),
    },
  };
}

function media(form: 'Error' | 'Problem', reasons: readonly Reason[]): MediaTypeObject {
  const nameOf = form === 'Error' ? errorName : problemName;
  const schemas = reasons.map((reason) => ({ $ref: getSchemaPath(nameOf(reason)) }));
  const examples = reasons.flatMap((reason) =>
    EDITIONS.map((language): [string, ReferenceObject] => {
      const name = exampleName(form, reason, language);
      return [name, { $ref: `#/components/examples/${name}` }];
    }),
  );
  return {
    schema: schemas.length === 1 ? schemas[0]! : { oneOf: schemas },
    examples: Object.fromEntries(examples),
  };
}

/** Reasons that belong to an address rather than to a call. */
const ADDRESS_REASONS = ['NOT_FOUND', 'METHOD_NOT_ALLOWED'] as const satisfies readonly Reason[];

/** What the errors of all calls refer to. */
export function errorComponents(): ComponentsObject {
  return {
    schemas: errorSchemas(),
    responses: Object.fromEntries(
      ADDRESS_REASONS.map((reason) => [reason, errorResponse([reason])]),
    ),
    examples: errorExamples(),
  };
}

/** Every reason with its status, words and remedy. */
export function reasonCatalogue() {
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
  );
}
