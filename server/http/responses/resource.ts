import { type Encoding, preferredEncoding } from './accept-encoding.js';
import type { PreparedResponse } from './response.js';
import { byteRange, type ByteRange } from './byte-range.js';
import type { DecidingHeaders } from './deciding-headers.js';
import { matchesTag } from './if-none-match.js';

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
