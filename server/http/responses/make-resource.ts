import { createHash } from 'node:crypto';
import { type Encoding, ENCODINGS } from './accept-encoding.js';
import type { ResponseHeaders } from './response-headers.js';
import type { ByteRange, Representation, Resource } from './resource.js';

/** Bytes of a resource in each of its encodings. */
export type Encoded<B = Buffer> = { readonly identity: B } & Readonly<Partial<Record<Encoding, B>>>;

export interface Content {
  readonly length: number;
  /** Digest of the bytes. */
  readonly digest: string;
  readonly body: (range: ByteRange) => Buffer;
}

export interface CacheOptions {
  readonly status: 200 | 404;
  readonly type: string;
  /** Headers about caches. */
  readonly caching: Readonly<Record<string, string>>;
  readonly ranges: boolean;
  /** Only ever part of a page, like a style or a photograph. */
  readonly isPart?: boolean;
  /** Whether another host may get something else at the same path. */
  readonly isOfEdition: boolean;
}

export function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

export function contentOf(bytes: Buffer): Content {
  const body = ({ first, last }: ByteRange) =>
    last - first + 1 === bytes.length ? bytes : bytes.subarray(first, last + 1);
  return { length: bytes.length, digest: digestOf(bytes), body };
}

/** Prepares every answer about a resource; an encoding that it lacks is answered with its plain form. */
export function makeResource(
  headers: ResponseHeaders,
  encoded: Encoded<Content>,
  options: CacheOptions,
): Resource {
  const vary = [
    ...(Object.keys(encoded).length > 1 ? ['Accept-Encoding'] : []),
    ...(options.isOfEdition ? headers.editionHeaders : []),
  ];
  const make = (encoding: Encoding): Representation => {
    const content = encoded[encoding];
    if (!content) return make('identity');
    return representation(headers, content, options, {
      ...(vary.length > 0 && { Vary: vary.join(', ') }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
  };
  const entries = ENCODINGS.map((encoding) => [encoding, make(encoding)] as const);
  return Object.fromEntries(entries) as Resource;
}

function representation(
  headers: ResponseHeaders,
  { length, digest, body }: Content,
  { status, type, caching, ranges, isPart = false }: CacheOptions,
  coding: Readonly<Record<string, string>>,
): Representation {
  const tag = `"${digest}"`;
  const shared = { ...coding, ...caching, ETag: tag };
  const described = {
    ...shared,
    'Content-Type': type,
    ...(ranges && { 'Accept-Ranges': 'bytes' }),
  };
  const all = { first: 0, last: length - 1 };
  return {
    tag,
    whole: {
      status,
      headers: headers.block({ ...described, 'Content-Length': String(length) }, isPart),
      body: body(all),
    },
    ...(status === 200 && {
      unchanged: { status: 304, headers: headers.block(shared, isPart) },
    }),
    ...(ranges && {
      parts: {
        length,
        of: (range) => ({
          status: 206,
          headers: headers.block(
            {
              ...described,
              'Content-Range': `bytes ${range.first}-${range.last}/${length}`,
              'Content-Length': String(range.last - range.first + 1),
            },
            isPart,
          ),
          body: body(range),
        }),
        unsatisfiable: headers.bare(416, { 'Content-Range': `bytes */${length}` }),
      },
    }),
  };
}
