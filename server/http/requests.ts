import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';

const ID = Symbol('Request-Id');

/** The `Request-Id` of an answer, made when first asked for; the same for whoever asks again. */
export function requestId(response: ServerResponse & { [ID]?: string }): string {
  return (response[ID] ??= randomUUID());
}

const CALLS: ReadonlySet<string> = new Set(
  Object.values(API_CALLS).map((call) => `${API_BASE}/${call}`),
);
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * What a request is for, in few words: the name of an API call, `page`, `file`, `probe` or, below
 * the API, `unknown`. Paths themselves are endless, and each would be a time series of its own.
 */
export function requestKind(url: string): string {
  const path = url.split('?', 1)[0]!;
  if (CALLS.has(path)) return path.slice(API_BASE.length + 1);
  if (path.startsWith(API_BASE)) return 'unknown';
  if (PROBES.has(path)) return 'probe';
  return /\.[a-z0-9]{2,11}$/i.test(path) ? 'file' : 'page';
}
