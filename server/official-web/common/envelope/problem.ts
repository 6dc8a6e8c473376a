import type { Request } from 'express';
import type { ErrorData, Reason } from '../../../../web/contract/envelope.js';

export const PROBLEM_TYPE = 'application/problem+json';

/** True for callers that ask for problem details by name; a wildcard asks for the envelope. */
export function wantsProblem(request: Request): boolean {
  const accept = request.get('Accept')?.toLowerCase();
  if (!accept?.includes(PROBLEM_TYPE)) return false;
  return request.accepts(['application/json', PROBLEM_TYPE]) === PROBLEM_TYPE;
}

/** Names a reason as RFC 9457 wants it: by an address that need not lead anywhere. */
export function problemType(reason: Reason): string {
  return `urn:hengmai:problem:${reason.toLowerCase().replaceAll('_', '-')}`;
}

/** RFC 9457. The reason is what programs go by; the words are for people. */
export function problemOf(
  status: number,
  title: string,
  { reason, fields, retryAfterSeconds }: ErrorData,
  requestId: string | undefined,
): object {
  return {
    type: problemType(reason),
    title,
    status,
    ...(requestId !== undefined && { instance: `urn:uuid:${requestId}` }),
    reason,
    ...(fields && { fields }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
