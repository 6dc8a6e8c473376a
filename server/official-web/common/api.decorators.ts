import {
  applyDecorators,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  Post,
} from '@nestjs/common';
import type { Request } from 'express';
import { API_BASE, type ApiAnswers, type ApiCall as Call } from '../../../web/contract/api.js';
import type { Envelope } from '../../../web/contract/envelope.js';
import {
  type CallDocumentation,
  DECLARED_LIMITS,
  Documentation,
} from './openapi/call-documentation.js';
import { Lookup } from './limits/client-throttler.guard.js';

/** A controller of the API: below its path. */
export function ApiController(): ClassDecorator {
  return applyDecorators(Controller(API_BASE));
}

/** Answers a call in the envelope; nothing where it sends the answer itself. */
type Handler<Answer> = (...parameters: never[]) => Promise<Envelope<Answer> | void>;

/**
 * Handles one call of the API and documents it. Success answers 200, whatever Nest's default for
 * POST is.
 */
export function ApiCall<C extends Call>(
  call: C,
  documentation: CallDocumentation<ApiAnswers[C]>,
): <H extends Handler<ApiAnswers[C]>>(
  controller: object,
  name: string,
  descriptor: TypedPropertyDescriptor<H>,
) => void {
  DECLARED_LIMITS.set(call, documentation.limit);
  return applyDecorators(
    Post(call),
    HttpCode(200),
    Documentation(documentation),
    ...(documentation.limit === 'lookups' ? [Lookup(true)] : []),
  );
}

/** Hands a pipe the whole request, where the rules of a body depend on more than the body. */
export const FromRequest = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>(),
);
