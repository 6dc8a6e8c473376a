import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerRequest } from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { ApiError } from '../envelope/api-error.js';
import type { CallCounters } from './call-counters.js';
import { SITE_MULTIPLE } from './client-address.js';
import { Reflector } from '@nestjs/core';

/** Marks calls that tell whether a serial number, a code or a submission exists: they have a limit of their own. */
export const Lookup = Reflector.createDecorator<true>();

const LIMITS = Symbol('limits that are being counted');
const COUNTED = Symbol('limits that have been counted');

type CountedRequest = Request & {
  [LIMITS]?: Promise<CountedLimit>[];
  [COUNTED]?: readonly CountedLimit[];
};

interface CountedLimit {
  readonly name: string;
  readonly limit: number;
  /** Those before this one, and itself. */
  readonly hits: number;
  readonly policy: string;
  readonly state: string;
  readonly isBlocked: boolean;
  readonly secondsUntilFree: number;
}

/** What has been counted of a request for one of the limits; undefined where it does not apply. */
export function countedLimit(request: CountedRequest, name: string): CountedLimit | undefined {
  return request[COUNTED]?.find((limit) => limit.name === name);
}

export function keepCounted(request: CountedRequest, limits: readonly CountedLimit[]): void {
  request[COUNTED] = limits;
}

/** Counts calls per client over all routes together, and answers refusals in the envelope. */
@Injectable()
export class ClientThrottlerGuard extends ThrottlerGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const counts: Promise<CountedLimit>[] = [];
    http.getRequest<CountedRequest>()[LIMITS] = counts;
    await super.canActivate(context);
    if (counts.length === 0) return true;
    const limits = await Promise.all(counts);
    keepCounted(http.getRequest<CountedRequest>(), limits);
    announce(http.getResponse<Response>(), limits);
    const waits = limits
      .filter(({ isBlocked }) => isBlocked)
      .map((limit) => limit.secondsUntilFree);
    if (waits.length === 0) return true;
    throw new ApiError('RATE_LIMITED', { retryAfterSeconds: Math.max(...waits) });
  }

  /** Begins to count one of the limits: to count them one after the other costs the wait for each. */
  protected override handleRequest(limit: ThrottlerRequest): Promise<boolean> {
    const request = limit.context.switchToHttp().getRequest<CountedRequest>();
    request[LIMITS]?.push(this.count(request, limit));
    return Promise.resolve(true);
  }

  private async count(
    request: Request,
    { limit, ttl, throttler }: ThrottlerRequest,
  ): Promise<CountedLimit> {
    const counters = this.storageService as CallCounters;
    const name = throttler.name ?? 'default';
    const key = counters.keyOf(name, request);
    const networkKey = counters.networkKeyOf(name, request);
    const [{ totalHits, timeToExpire, isBlocked }, network] = await Promise.all([
      counters.increment(key, ttl, limit),
      networkKey === undefined
        ? undefined
        : counters.increment(networkKey, ttl, limit * SITE_MULTIPLE),
    ]);
    const isNetworkBlocked = network?.isBlocked === true;
    return {
      name,
      limit,
      hits: totalHits,
      policy: `"${name}";q=${limit};w=${ttl / 1000}`,
      state: `"${name}";r=${Math.max(0, limit - totalHits)};t=${timeToExpire}`,
      isBlocked: isBlocked || isNetworkBlocked,
      secondsUntilFree: isNetworkBlocked ? network.timeToExpire : timeToExpire,
    };
  }
}

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
function announce(response: Response, limits: readonly CountedLimit[]): void {
  response.set({
    'RateLimit-Policy': limits.map(({ policy }) => policy),
    RateLimit: limits.map(({ state }) => state),
  });
}
