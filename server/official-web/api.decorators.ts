import {
  applyDecorators,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  Post,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { API_BASE, type ApiAnswers, type ApiCall as Call } from '../../web/contract/api.js';
import { EnvelopeInterceptor } from './envelope/envelope.interceptor.js';
import { type CallDocumentation, Documentation } from './openapi/call-documentation.js';
import { LookupCall } from './throttle/lookup.decorator.js';

/** A controller of the API: below its path, answering in its envelope. */
export function ApiController(): ClassDecorator {
  return applyDecorators(Controller(API_BASE), UseInterceptors(EnvelopeInterceptor));
}

/**
 * Handles one call of the API and documents it. Success answers 200, whatever Nest's default for
 * POST is.
 */
export function ApiCall<C extends Call>(
  call: C,
  documentation: CallDocumentation<ApiAnswers[C]>,
): MethodDecorator {
  return applyDecorators(
    Post(call),
    HttpCode(200),
    Documentation(documentation),
    ...(documentation.limit === 'lookups' ? [LookupCall()] : []),
  );
}

/** Hands a pipe the whole request, where the rules of a body depend on more than the body. */
export const FromRequest = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>(),
);
