import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
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

/** Whether a path is a base or leads on from it; `/officialWebsite` is not below `/officialWeb`. */
export function isBelow(base: string, path: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

/**
 * What a request is for, in few words: the name of an API call, `page`, `file`, `probe` or, below
 * the API, `unknown`. Paths themselves are endless, and each would be a time series of its own.
 */
export function requestKind(url: string): string {
  const path = url.split('?', 1)[0]!;
  if (CALLS.has(path)) return path.slice(API_BASE.length + 1);
  if (isBelow(API_BASE, path)) return 'unknown';
  if (PROBES.has(path)) return 'probe';
  return /\.[a-z0-9]{2,11}$/i.test(path) ? 'file' : 'page';
}

/** What the site and the documents of the API answer to; everything else is 405. */
export const READ_METHODS = 'GET, HEAD';

export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** What a request line asks for: path and query as they were sent, `?` included. */
interface RequestTarget {
  readonly path: string;
  readonly search: string;
}

export function requestTarget(url: string): RequestTarget {
  if (!url.startsWith('/')) return absoluteTarget(url);
  const end = url.indexOf('#');
  const sent = end === -1 ? url : url.slice(0, end);
  const query = sent.indexOf('?');
  if (query === -1) return { path: sent, search: '' };
  return { path: sent.slice(0, query), search: sent.slice(query) };
}

/** Proxies may send the whole address. */
function absoluteTarget(url: string): RequestTarget {
  if (!URL.canParse(url)) return { path: '/', search: '' };
  const { pathname, search } = new URL(url);
  return { path: pathname, search };
}
