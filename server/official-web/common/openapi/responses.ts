import { EDITIONS } from '../../../../web/contract/editions.js';
import { type Envelope, type Reason, SUCCESS_CODE } from '../../../../web/contract/envelope.js';
import { REPLAYED_HEADER } from '../../../../web/contract/submissions.js';
import { reasonMessage } from '../../../../web/content/messages.js';
import { STATUS } from '../envelope/api-error.js';
import { PROBLEM_TYPE } from '../envelope/problem.js';
import type { CallDocumentation } from './call-documentation.js';
import type { Content, ExampleObject, MediaType, Reference, ResponseObject } from './document.js';
import { errorExample, errorName, exampleName, problemName, saysWhen } from './errors.js';
import { type HeaderName, headerRefs } from './headers.js';
import { objectOf, schemaRef } from './json-schema.js';

const JSON_TYPE = 'application/json';
const COUNTED: readonly HeaderName[] = ['RateLimit', 'RateLimit-Policy'];

/** Every answer of a call, by status. */
export function responsesOf(
  documentation: CallDocumentation,
  reasons: readonly Reason[],
): Record<string, ResponseObject> {
  const statuses = [...new Set(reasons.map((reason) => STATUS[reason]))].sort((a, b) => a - b);
  const [field = ''] = Object.keys(documentation.fields);
  return {
    [SUCCESS_CODE]: success(documentation),
    ...Object.fromEntries(
      statuses.map((status) => [
        status,
        failure(
          reasons.filter((reason) => STATUS[reason] === status),
          field,
        ),
      ]),
    ),
  };
}

function success({ answer, answerExample, limit, cached }: CallDocumentation): ResponseObject {
  const value: Envelope = { errorCode: SUCCESS_CODE, errorMsg: '', data: answerExample };
  return {
    description: 'Success.',
    headers: headerRefs(
      'Request-Id',
      'Cache-Control',
      ...(cached ? (['ETag'] as const) : []),
      ...COUNTED,
      ...(limit === 'submissions' ? ([REPLAYED_HEADER] as const) : []),
    ),
    content: {
      [JSON_TYPE]: {
        schema: objectOf<Envelope>({
          errorCode: { type: 'integer', const: SUCCESS_CODE },
          errorMsg: { type: 'string', const: '' },
          data: answer,
        }),
        examples: { success: { summary: 'Success', value } },
      },
    },
  };
}

/** An error answer that has one of several reasons, in both forms and languages. */
export function failure(reasons: readonly Reason[], field = ''): ResponseObject {
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
      [JSON_TYPE]: media('Error', reasons, field),
      [PROBLEM_TYPE]: media('Problem', reasons, field),
    } satisfies Content,
  };
}

function media(form: 'Error' | 'Problem', reasons: readonly Reason[], field: string): MediaType {
  const nameOf = form === 'Error' ? errorName : problemName;
  const schemas = reasons.map((reason) => schemaRef(nameOf(reason)));
  const examples = reasons.flatMap((reason) =>
    EDITIONS.map((language): readonly [string, ExampleObject | Reference] => {
      const name = exampleName(form, reason, language);
      if (reason !== 'VALIDATION_FAILED') {
        return [name, { $ref: `#/components/examples/${name}` }] as const;
      }
      const { envelope, problem } = errorExample(reason, language, field);
      const value = form === 'Error' ? envelope : problem;
      return [name, { summary: `${reason} (${language})`, value }] as const;
    }),
  );
  return {
    schema: schemas.length === 1 ? schemas[0]! : { oneOf: schemas },
    examples: Object.fromEntries(examples),
  };
}
