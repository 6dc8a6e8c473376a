import type { IncomingMessage } from 'node:http';

export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** What a request line asks for: path and query as they were sent, `?` included. */
export interface RequestTarget {
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
