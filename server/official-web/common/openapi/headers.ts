import type { ApiHeaderOptions, HeaderObject, ReferenceObject } from '@nestjs/swagger';
import { MODULE_HEADER } from '../../../../web/contract/api.js';
import { EDITIONS } from '../../../../web/contract/editions.js';
import { PRODUCT_IDS } from '../../../../web/contract/products.js';
import {
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY_PATTERN,
  REPLAYED_HEADER,
} from '../../../../web/contract/submissions.js';
import { KEYED_SECONDS, SAME_BODY_SECONDS } from '../submissions/idempotency.js';
import { duration } from './limits.js';

const text = { type: 'string' } as const;

/** Headers of answers. */
export const HEADERS = {
  'Request-Id': {
    description: 'Names this answer in the server’s log. Tell it when you report a problem.',
    required: true,
    schema: { ...text, format: 'uuid' },
  },
  'Cache-Control': {
    description: 'Whether the answer may be kept.',
    required: true,
    schema: text,
  },
  ETag: {
    description: 'Changes with the content.',
    required: true,
    schema: { ...text, pattern: '^"[^"]+"$' },
  },
  'Retry-After': {
    description: 'Seconds to wait; the same number as `retryAfterSeconds`.',
    required: true,
    schema: { ...text, pattern: '^[1-9][0-9]*$' },
  },
  RateLimit: {
    description:
      'What is left of each limit (`r`) and for how many seconds (`t`). https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/',
    schema: { ...text, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' },
  },
  'RateLimit-Policy': {
    description: 'Quota of each limit (`q`) and its window in seconds (`w`).',
    schema: { ...text, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' },
  },
  [REPLAYED_HEADER]: {
    description: '`true` on an answer that repeats an earlier one: nothing was stored this time.',
    schema: { ...text, enum: ['true'] },
  },
  Allow: {
    description: 'Methods that the address takes.',
    required: true,
    schema: text,
  },
} as const satisfies Record<string, HeaderObject>;
export type HeaderName = keyof typeof HEADERS;

/** On every answer of a call whose client has been counted. */
export const COUNTED = ['RateLimit', 'RateLimit-Policy'] as const satisfies readonly HeaderName[];

export function headerRefs(...names: readonly HeaderName[]): Record<string, ReferenceObject> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Headers that requests may carry. */
export const ACCEPT_LANGUAGE: ApiHeaderOptions = {
  name: 'Accept-Language',
  required: false,
  description: `Language of messages (${EDITIONS.join(', ')}), unless the body’s \`language\` says it. Without either, the host’s edition decides.`,
  example: 'en',
};

export const IDEMPOTENCY_KEY: ApiHeaderOptions = {
  name: IDEMPOTENCY_HEADER,
  required: false,
  description: `A key of your choice for one submission, best a UUID. The same body sent with it again within ${duration(KEYED_SECONDS)} gets the first answer with \`${REPLAYED_HEADER}: true\` and stores nothing; another body from the same client address is refused. Without a key, an identical body is taken for a repetition for ${duration(SAME_BODY_SECONDS)}.`,
  schema: { pattern: IDEMPOTENCY_KEY_PATTERN.source },
  example: '0b8f7c1e-5d7a-4c3e-9f57-2f6f0c6c2a11',
};

export const MODULE: ApiHeaderOptions = {
  name: MODULE_HEADER,
  required: false,
  description: 'Repeats the body’s `modelType`. A header that contradicts the body is refused.',
  enum: [...PRODUCT_IDS],
};
