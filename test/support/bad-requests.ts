/** Requests that no call can accept, in great variety. */
import fc from 'fast-check';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import { chineseApplication } from './applications.js';
import { inquiry } from './inquiries.js';

export interface BadRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\u202e\u200b',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '${jndi:ldap://x}',
    '../../../etc/passwd',
    '%00%ff',
    '1e309',
    'NaN',
    '[object Object]',
    '__proto__',
    'a'.repeat(5_000),
    '长'.repeat(2_000),
    '\r\nSet-Cookie: a=b',
  ),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 5 }) },
);
const oddKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'a[b]',
  'a.b',
  'serialNumber[]',
  'language',
  'modelType',
  '',
);

/** Valid bodies less what they cannot do without: whatever else is put in, no row may come of it. */
const incomplete = fc
  .constantFrom(
    chineseApplication({ serialNumber: undefined }),
    inquiry('cooperation', 'zh'),
    inquiry('guidance', 'en'),
    inquiry('consultation', 'zh'),
  )
  .map((body) => {
    const { company, institutionName, ...rest } = body as Record<string, unknown>;
    void company;
    void institutionName;
    return rest;
  });

const fields = fc
  .tuple(
    incomplete,
    fc.dictionary(fc.oneof(oddKey, fc.string({ maxLength: 12 })), value, { maxKeys: 6 }),
    fc.array(fc.tuple(fc.constantFrom(...Object.keys(chineseApplication())), value), {
      maxLength: 4,
    }),
  )
  .map(([body, extra, changes]) => {
    const changed = { ...body, ...extra, ...Object.fromEntries(changes) };
    // The parts without which nothing is stored stay away.
    for (const name of ['serialNumber', 'company', 'institutionName']) {
      delete (changed as Record<string, unknown>)[name];
    }
    return changed;
  });

const asText = (field: unknown) => (typeof field === 'string' ? field : JSON.stringify(field));

function form(body: Record<string, unknown>): string {
  const parts = new URLSearchParams();
  for (const [name, field] of Object.entries(body)) {
    for (const each of Array.isArray(field) ? field : [field])
      parts.append(name, asText(each) ?? '');
  }
  return parts.toString();
}

function multipart(body: Record<string, unknown>, end: string): string {
  const lines = Object.entries(body).map(
    ([name, field]) =>
      `--b\r\nContent-Disposition: form-data; name="${name.replace(/[\r\n"]/g, '')}"\r\n\r\n${asText(field)}\r\n`,
  );
  return lines.join('') + end;
}

const encoded = fc.oneof(
  fields.map((body) => ({ type: 'application/x-www-form-urlencoded', body: form(body) })),
  fields.map((body) => ({ type: 'application/json', body: JSON.stringify(body) })),
  fc.tuple(fields, fc.constantFrom('--b--\r\n', '', '--b', '--c--\r\n')).map(([body, end]) => ({
    type: 'multipart/form-data; boundary=b',
    body: multipart(body, end),
  })),
  fc
    .tuple(
      fc.constantFrom(
        'application/x-www-form-urlencoded',
        'application/x-www-form-urlencoded; charset=utf-16',
        'application/json',
        'application/json; charset=klingon',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'text/html',
        'application/xml',
        'nonsense',
      ),
      fc.oneof(
        text,
        fc.json(),
        fc.constant('{"a":'),
        fc.constant('a=%E0%A4%A'),
        fc.constant('&'.repeat(99)),
      ),
    )
    .map(([type, body]) => ({ type, body })),
);

const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});
const headers = fc.record(
  {
    module: headerText,
    'idempotency-key': headerText,
    'accept-language': headerText,
    accept: fc.constantFrom('*/*', 'text/html', 'application/problem+json', 'nonsense'),
    'x-forwarded-for': headerText,
    'x-forwarded-host': headerText,
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'nonsense'),
    origin: fc.constantFrom('null', 'https://evil.example', 'nonsense'),
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'nonsense'),
  },
  { requiredKeys: [] },
);

const path = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...Object.values(API_CALLS)) },
  {
    weight: 1,
    arbitrary: fc
      .string({ maxLength: 20 })
      // An address with one of them is sent as one that is not the API's.
      .filter((name) => name !== '.' && name !== '..')
      .map(encodeURIComponent),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '..%2f', '%00', 'system', 'system//getAllArea', 'a/b/c'),
  },
);
const method = fc.oneof(
  { weight: 9, arbitrary: fc.constant('POST') },
  { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
);

export const badRequest: fc.Arbitrary<BadRequest> = fc
  .tuple(path, method, headers, encoded)
  .map(([call, how, more, { type, body }]) => ({
    path: `${API_BASE}/${call}`,
    method: how,
    headers: { ...more, 'content-type': type },
    body: how === 'GET' ? undefined : body,
  }));
