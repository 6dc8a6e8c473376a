/** What a controller of the API says of its calls, to Nest and to the OpenAPI document at once. */
import {
  applyDecorators,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  Post,
  type Type,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiExtension,
  ApiExtraModels,
  ApiHeader,
  ApiIncludeEndpoint,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Request } from 'express';
import {
  API_BASE,
  API_CALLS,
  type ApiAnswers,
  type ApiCall as Call,
  type SubmissionCall,
} from '../../../web/contract/api.js';
import type { Edition } from '../../../web/contract/editions.js';
import { type Envelope, type Reason, SUCCESS_CODE } from '../../../web/contract/envelope.js';
import { REPLAYED_HEADER } from '../../../web/contract/submissions.js';
import { STATUS } from './envelope/api-error.js';
import { Lookup } from './limits/client-throttler.guard.js';
import { CONTENT_TYPES } from './middleware/body-parser.js';
import { errorResponse } from './openapi/errors.js';
import {
  ACCEPT_LANGUAGE,
  COUNTED,
  type HeaderName,
  headerRefs,
  IDEMPOTENCY_KEY,
} from './openapi/headers.js';
import { objectOf } from './openapi/json-schema.js';
import type { DeclaredLimits } from './openapi/limits.js';
import { SubmissionReceipt } from './submissions/submission.dto.js';
import { LanguageDto } from './validation/field.decorators.js';

/** A controller of the API: below its path. */
export function ApiController(): ClassDecorator {
  return applyDecorators(Controller(API_BASE), ApiConsumes(...CONTENT_TYPES));
}

/** Reasons for which every call may fail, whatever it does. */
const COMMON_REASONS = [
  'MALFORMED_BODY',
  'MODULE_MISMATCH',
  'CROSS_SITE_REFUSED',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
] as const satisfies readonly Reason[];

/** Reasons of every call that stores something. */
export const SUBMISSION_REASONS = [
  'IDEMPOTENCY_KEY_INVALID',
  'IDEMPOTENCY_KEY_REUSED',
  'SUBMISSION_LIMIT_EXCEEDED',
  'OUTCOME_UNKNOWN',
] as const satisfies readonly Reason[];

function ApiErrors(own: readonly Reason[]): MethodDecorator {
  const reasons: Reason[] = ['VALIDATION_FAILED', ...own, ...COMMON_REASONS];
  const statuses = new Set(reasons.map((reason) => STATUS[reason]));
  return applyDecorators(
    ApiExtension('x-reasons', reasons),
    ...[...statuses].map((status) =>
      ApiResponse({
        status,
        ...errorResponse(reasons.filter((reason) => STATUS[reason] === status)),
      }),
    ),
  );
}

interface CallOptions extends Partial<DeclaredLimits> {
  readonly summary: string;
  readonly description: string;
  /** Why it may fail, beside the reasons that all calls share. */
  readonly reasons?: readonly Reason[];
}

/** Answers a call in the envelope; nothing where it sends the answer itself. */
type Handler<Answer> = (...parameters: never[]) => Promise<Envelope<Answer> | void>;
type HandlerDecorator<Answer> = <H extends Handler<Answer>>(
  controller: object,
  name: string,
  descriptor: TypedPropertyDescriptor<H>,
) => void;

/**
 * Handles one call of the API. Success answers 200, whatever Nest's default for POST is. The limits
 * get their numbers when the document is made: they are configured.
 */
export function ApiCall<C extends Call>(
  call: C,
  { summary, description, reasons = [], limit = 'calls', ...counted }: CallOptions,
): HandlerDecorator<ApiAnswers[C]> {
  const [operationId = call] = Object.entries(API_CALLS).find(([, value]) => value === call) ?? [];
  return applyDecorators(
    Post(call),
    HttpCode(SUCCESS_CODE),
    ApiIncludeEndpoint(),
    ApiTags(call.split('/')[0]!),
    ApiOperation({ operationId, summary, description }),
    ApiExtension('x-limits', { limit, ...counted }),
    ApiHeader(ACCEPT_LANGUAGE),
    ApiErrors(reasons),
    ...(limit === 'lookups' ? [Lookup(true)] : []),
  );
}

/** Handles a call that stores something; all of them answer alike, and fail for the same reasons. */
export function ApiSubmission<C extends SubmissionCall>(
  call: C,
  {
    receipt,
    ...options
  }: CallOptions & { readonly countedBy: readonly string[]; readonly receipt: SubmissionReceipt },
): HandlerDecorator<SubmissionReceipt> {
  return applyDecorators(
    ApiCall(call, {
      ...options,
      limit: 'submissions',
      reasons: SUBMISSION_REASONS,
    }) as MethodDecorator,
    ApiHeader(IDEMPOTENCY_KEY),
    ApiAnswer(SubmissionReceipt, receipt, REPLAYED_HEADER),
  );
}

/** A body as a caller would write it. */
export type ExampleBody = Readonly<Record<string, string>> & { readonly language: Edition };

const EDITION_NAMES = { zh: 'Chinese edition', en: 'English edition' } as const;

/** What a call takes: a DTO for both editions or one for each, and bodies that the demonstration data accept. */
export function ApiRequest(
  dtos: readonly Type[],
  examples: Readonly<Record<string, ExampleBody>>,
): MethodDecorator {
  const schemas = dtos.map((dto) => ({ $ref: getSchemaPath(dto) }));
  const entries = Object.entries(examples).map(
    ([name, value]) => [name, { summary: EDITION_NAMES[value.language], value }] as const,
  );
  return applyDecorators(
    ApiExtraModels(...dtos),
    ApiBody({
      required: !dtos.includes(LanguageDto),
      // No `oneOf` with a discriminator: that would demand the language, which the host may tell.
      schema: schemas.length === 1 ? schemas[0]! : { anyOf: schemas },
      examples: Object.fromEntries(entries),
    }),
  );
}

/** What a call answers in the envelope's `data`: an object, or a list of them. */
export function ApiAnswer<T extends object>(
  model: Type<T> | [Type<T>],
  example: NoInfer<T> | readonly NoInfer<T>[],
  ...headers: HeaderName[]
): MethodDecorator {
  const type = Array.isArray(model) ? model[0] : model;
  const answer = { $ref: getSchemaPath(type) };
  const value: Envelope = { errorCode: SUCCESS_CODE, errorMsg: '', data: example };
  const schema = objectOf({
    errorCode: { type: 'integer', const: SUCCESS_CODE },
    errorMsg: { type: 'string', const: '' },
    data: Array.isArray(model) ? { type: 'array', items: answer } : answer,
  });
  return applyDecorators(
    ApiExtraModels(type),
    ApiOkResponse({
      description: 'Success.',
      headers: headerRefs('Request-Id', 'Cache-Control', ...COUNTED, ...headers),
      content: {
        'application/json': { schema, examples: { success: { summary: 'Success', value } } },
      },
    }),
  );
}

/** Hands a pipe the whole request, where the rules of a body depend on more than the body. */
export const FromRequest = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>(),
);
