import { type Encoding, preferredEncoding } from './accept-encoding.js';
import type { DecidingHeaders } from './deciding-headers.js';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestId } from '../requests.js';

/** The one way in which pages and files go out, before Express or through it. Nothing else sets headers. */
export function sendResponse(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: PreparedResponse,
  requestId: string,
): void {
  // In place, without a copy for each request: they are written at once.
  headers[headers.length - 1] = requestId;
  response.writeHead(status, headers);
  if (body === undefined || method === 'HEAD') response.end();
  else response.end(body);
}

/** The same through Express, whose middleware has set some headers already: an answer has them all. */
export function sendThroughExpress(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PreparedResponse,
): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  sendResponse(request, response, answer, requestId(response));
}

/** An answer as it goes out, but for its `Request-Id`. */
export interface PreparedResponse {
  readonly status: number;
  /** Names and values in turn, as `writeHead` takes them; the last is the `Request-Id`, for each request anew. */
  readonly headers: string[];
  readonly body?: Buffer;
}

/** Whether a client has what bears this tag already. Weak tags count: RFC 9110, 13.1.2. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag) return true;
  return header.split(',').some((each) => {
    const given = each.trim();
    return given === '*' || given === tag || given === `W/${tag}`;
  });
}

/** Part of a body, in bytes; both ends belong to it. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The one range that a header asks for.
 * @returns undefined where the whole is to be sent: no range, several, or another unit.
 */
export function byteRange(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const count = Math.min(Number(to), length);
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  // Backwards: no valid header, which counts as none.
  if (to !== '' && Number(to) < first) return undefined;
  return first >= length ? 'unsatisfiable' : { first, last };
}

/** One encoding of a resource: every answer that it can get, ready to be sent. */
export interface Representation {
  /** Strong: the same tag, the same bytes. */
  readonly tag: string;
  readonly whole: PreparedResponse;
  /** 304; absent where the answer is an error, which clients must not revalidate. */
  readonly unchanged?: PreparedResponse;
  /** Absent where parts are not sent. */
  readonly parts?: {
    readonly length: number;
    readonly of: (range: ByteRange) => PreparedResponse;
    readonly unsatisfiable: PreparedResponse;
  };
}

export type Resource = Readonly<Record<Encoding, Representation>>;

/** What of a request decides about its answer. */
export interface ResourceRequest {
  readonly method?: string | undefined;
  readonly headers: DecidingHeaders;
}

/** What a request gets of a resource: all, a part, or word that it has not changed. */
export function selectResponse(
  resource: Resource,
  { method, headers }: ResourceRequest,
): PreparedResponse {
  const { tag, whole, unchanged, parts } = resource[preferredEncoding(headers['accept-encoding'])];
  if (unchanged && matchesTag(headers['if-none-match'], tag)) return unchanged;
  if (!parts || headers.range === undefined || method !== 'GET') return whole;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== tag) return whole;
  const range = byteRange(headers.range, parts.length);
  if (range === undefined) return whole;
  return range === 'unsatisfiable' ? parts.unsatisfiable : parts.of(range);
}
