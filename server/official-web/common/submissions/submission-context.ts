import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  FORM_TOKEN_FIELD,
  HONEYPOT_FIELD,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY_PATTERN,
  REPLAYED_HEADER,
} from '../../../../web/contract/submissions.js';
import { ApiError } from '../envelope/api-error.js';
import { bodyField } from '../middleware/body-parser.js';
import { clientAddress, clientNetwork } from '../limits/client-address.js';

/** Who sends a submission, and what came with it beside the form's fields. */
export interface SubmissionContext {
  readonly clientAddress: string;
  readonly clientNetwork: string | undefined;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  readonly honeypot: unknown;
  readonly formToken: unknown;
  /** Called when the answer repeats an earlier one. */
  readonly replayed: () => void;
}

/** Hands a controller the {@link SubmissionContext} of its request. */
export const FromSubmissionContext = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SubmissionContext => {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    return {
      clientAddress: clientAddress(request),
      clientNetwork: clientNetwork(request),
      requestId: response.get('Request-Id')!,
      idempotencyKey: idempotencyKey(request),
      honeypot: bodyField(request, HONEYPOT_FIELD),
      formToken: bodyField(request, FORM_TOKEN_FIELD),
      replayed: () => response.set(REPLAYED_HEADER, 'true'),
    };
  },
);

function idempotencyKey(request: Request): string | undefined {
  const key = request.get(IDEMPOTENCY_HEADER);
  if (key === undefined || IDEMPOTENCY_KEY_PATTERN.test(key)) return key;
  throw new ApiError('IDEMPOTENCY_KEY_INVALID');
}
