import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerRequest } from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { ApiError } from '../envelope/api-error.js';
import { type CallCounters } from './call-counters.js';

/** Counts calls per client over all routes together, and answers refusals in the envelope. */
@Injectable()
export class ClientThrottlerGuard extends ThrottlerGuard {
  protected override async handleRequest({
    context,
    limit,
    ttl,
    throttler,
  }: ThrottlerRequest): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const counters = this.storageService as CallCounters;
    const name = throttler.name ?? 'default';
    const count = await counters.increment(counters.keyOf(name, request), ttl, limit);
    const remaining = Math.max(0, limit - count.totalHits);
    announce(context, name, {
      policy: `q=${limit};w=${ttl / 1000}`,
      state: `r=${remaining};t=${count.timeToExpire}`,
    });
    if (count.isBlocked) {
      throw new ApiError('RATE_LIMITED', { retryAfterSeconds: count.timeToExpire });
    }
    return true;
  }
}

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
function announce(
  context: ExecutionContext,
  name: string,
  { policy, state }: { policy: string; state: string },
): void {
  const response = context.switchToHttp().getResponse<Response>();
  response.append('RateLimit-Policy', `"${name}";${policy}`);
  response.append('RateLimit', `"${name}";${state}`);
}
