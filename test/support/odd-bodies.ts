/** Bodies of every kind that HTTP lets through, made to keep whoever reads them busy. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { API_CALLS, type ApiCall } from '../../web/contract/api.js';
import { chineseApplication, englishApplication } from './applications.js';
import { inquiry } from './inquiries.js';
import { printedCopy } from './ifu-requests.js';
import type { SentBody } from './sent-body.js';

const FORM = 'application/x-www-form-urlencoded';
const MOST_BYTES = 33_000;

const calls = fc.constantFrom<ApiCall[]>(...Object.values(API_CALLS));
const length = fc.constantFrom(10, 1_000, 10_000, 16_000, 32_700, 40_000);

/** Texts on which expressions look back and normalisation sorts. */
const unit = fc.constantFrom(
  'a',
  '@',
  'a@',
  'a.',
  '.',
  ' ',
  '\t',
  '1',
  '+',
  '(',
  '-',
  '\u0000',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u0301',
  '\u0316',
  '\u0316\u0301',
  '\u0f71\u0f74',
  '\u0345',
  '\ufdfa',
  '\u3300',
  '\uac01',
  '\u1100\u1161',
  '\ud83d\udc68\u200d',
  '\ufe0f',
  '\ud800',
  '%',
  '\\',
  '"',
);
const long = fc.tuple(unit, unit, unit, length).map(([first, middle, last, most]) => {
  const half = most >> 1;
  const repeated = (piece: string) => piece.repeat(Math.ceil(half / piece.length)).slice(0, half);
  return `${repeated(first)}${repeated(middle)}${last}`;
});
const short = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), unit);
const text = fc.oneof(long, short);

const name = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'then',
    'toJSON',
    'length',
    '',
    '[]',
    'a[]',
    'a[999999999]',
    'a[2999999999]',
    'a[-1]',
    'a[x]',
    'a[__proto__][x]',
    'a[0][0][0]',
    `a${'[0]'.repeat(30)}`,
    '[',
    ']',
    'a.b',
    '_charset_',
    'language',
    'modelType',
    'email',
    'telephone',
    'contact',
    'formToken',
    'agreement',
  ),
  fc.string({ maxLength: 12 }),
  fc.constantFrom(99, 100, 101, 20_000).map((size) => 'n'.repeat(size)),
);
const fields = fc.array(fc.tuple(name, text), { maxLength: 60 });

/** A form that lacks nothing, with one value of it changed. */
const changedForm = fc
  .tuple(
    fc.constantFrom<[ApiCall, object][]>(
      [API_CALLS.submitInfo, chineseApplication()],
      [API_CALLS.submitInfo, englishApplication()],
      [API_CALLS.submitGuidance, inquiry('guidance', 'zh')],
      [API_CALLS.submitGuidance, inquiry('guidance', 'en')],
      [API_CALLS.submitCooperation, inquiry('cooperation', 'zh')],
      [API_CALLS.submitConsultation, inquiry('consultation', 'en')],
      [API_CALLS.submitDocumentRequest, printedCopy()],
      [API_CALLS.getModelBySerialNumber, { serialNumber: 'x' }],
      [API_CALLS.checkInvitationCode, { invitationCode: 'x' }],
      [API_CALLS.getStatus, { reference: 'x', email: 'a@example.org', telephone: '0571-88888888' }],
      [API_CALLS.getPDF, { document: 'x' }],
    ),
    fc.nat(),
    text,
  )
  .map(([[call, form], index, value]) => {
    const names = Object.keys(form);
    return { call, form: { ...form, [names[index % names.length]!]: value } };
  });

const jsonBytes = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fields.map((all) => JSON.stringify(Object.fromEntries(all))),
  fc
    .tuple(fc.constantFrom('[', '{"a":', '{"a":[', '[{"":'), fc.nat(16_000), fc.boolean())
    .map(([open, depth, isClosed]) => {
      const opened = open.repeat(depth).slice(0, MOST_BYTES);
      const closing = [...opened].reverse().map((sign) => ({ '[': ']', '{': '}' })[sign] ?? '');
      return isClosed ? `${opened}1${closing.join('')}` : opened;
    }),
  fc
    .tuple(fc.constantFrom('1,', '"",', '{},', '[],', 'null,', '1e999,'), fc.nat(9_000))
    .map(([item, count]) => `{"a":[${item.repeat(count)}1]}`),
  fc.nat(4_000).map((count) => `{${Array.from({ length: count }, (_, i) => `"${i}":[]`).join()}}`),
  fc
    .constantFrom('1', '-', '0.', '1e', '"\\u12')
    .map((start) => `{"a":${start}${'1'.repeat(32_000)}`),
  fc.constant(`{"a":${'9'.repeat(32_000)}}`),
);

const formBytes = fc.oneof(
  fields.map((all) => new URLSearchParams(all).toString()),
  fc
    .tuple(
      fc.constantFrom(
        '&',
        '=',
        '%',
        '%%',
        '%u0041',
        '%E0%A4%A',
        '%ff',
        '+',
        ';',
        '&&=',
        'a[',
        '[]=',
        '%5B',
      ),
      length,
    )
    .map(([piece, most]) => piece.repeat(most).slice(0, most)),
  fc
    .tuple(name, text)
    .map(([key, value]) => `_charset_=utf-16&${key}=${value}&utf8=%26%2310003%3B`),
);

const boundaryChar = fc.constantFrom('a', '-', 'ab', "'()+_,./:=?", 'b');
const multipartBody = fc
  .record({
    boundary: fc
      .tuple(boundaryChar, fc.constantFrom(1, 69, 70, 71, 1_000, 12_000))
      .map(([piece, most]) => piece.repeat(most).slice(0, most)),
    parts: fields,
    headers: fc.constantFrom(
      '',
      'Content-Type: text/plain; charset=utf-16\r\n',
      'Content-Type: text/plain; charset=klingon\r\n',
      'Content-Type: multipart/mixed; boundary=c\r\n',
      'Content-Transfer-Encoding: base64\r\n',
      'Content-Transfer-Encoding: quoted-printable\r\n',
      `X-Long: ${'x'.repeat(15_000)}\r\n`,
      'X: y\r\n'.repeat(2_000),
      `Content-Type: text/plain;${' a=b;'.repeat(2_000)}\r\n`,
    ),
    disposition: fc.constantFrom(
      'form-data; name=',
      "form-data; name*=utf-8''",
      'form-data;name=',
      'attachment; name=',
      'form-data; filename="x"; name=',
      `form-data;${' '.repeat(5_000)}name=`,
    ),
    filler: fc.tuple(boundaryChar, fc.constantFrom(0, 0, 30_000)),
    end: fc.constantFrom('--', '--\r\n', '', '-', '--\r\nepilogue'),
    cut: fc.option(fc.nat(400), { nil: undefined }),
  })
  .map(({ boundary, parts, headers, disposition, filler, end, cut }) => {
    const written = parts.map(
      ([key, value]) =>
        `--${boundary}\r\n${headers}Content-Disposition: ${disposition}"${key}"\r\n\r\n${value}\r\n`,
    );
    const [piece, count] = filler;
    const body = `${piece.repeat(count).slice(0, count)}${written.join('')}--${boundary}${end}`;
    return {
      type: `multipart/form-data; boundary="${boundary}"`,
      bytes: Buffer.from(body.slice(0, cut)).subarray(0, MOST_BYTES),
    };
  });

const charset = fc.constantFrom(
  '',
  'utf-8',
  'utf-16',
  'utf-7',
  'utf-32',
  'iso-8859-1',
  'klingon',
  '"',
);
const withCharset = (type: string, bytes: fc.Arbitrary<string>) =>
  fc.tuple(bytes, charset).map(([body, name]) => ({
    type: name === '' ? type : `${type}; charset=${name}`,
    bytes: Buffer.from(body).subarray(0, MOST_BYTES),
  }));

const ZEROS = Buffer.alloc(64 * 1024 * 1024, 'a');
const BOMBS: readonly { encoding: string; bytes: Buffer }[] = [
  { encoding: 'gzip', bytes: gzipSync(ZEROS) },
  { encoding: 'deflate', bytes: deflateSync(ZEROS) },
  { encoding: 'br', bytes: brotliCompressSync(ZEROS.subarray(0, 1_000_000)) },
];
const bomb = fc
  .tuple(calls, fc.constantFrom(FORM, 'application/json', 'multipart/form-data; boundary=a'))
  .chain(([call, type]) =>
    fc.constantFrom(...BOMBS).map(({ encoding, bytes }) => ({ call, type, bytes, encoding })),
  );
const encoding = fc.constantFrom(undefined, undefined, undefined, 'gzip', 'br', 'nonsense');

export const oddBody: fc.Arbitrary<SentBody> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        call: calls,
        body: fc.oneof(
          withCharset(FORM, formBytes),
          withCharset('application/json', jsonBytes),
          multipartBody,
        ),
        isChunked: fc.boolean(),
        encoding,
      })
      .map(({ body, ...rest }) => ({ ...rest, ...body })),
  },
  {
    weight: 4,
    arbitrary: changedForm.chain(({ call, form }) =>
      fc.constantFrom(
        { call, type: FORM, bytes: Buffer.from(new URLSearchParams({ ...form }).toString()) },
        { call, type: 'application/json', bytes: Buffer.from(JSON.stringify(form)) },
      ),
    ),
  },
  { weight: 1, arbitrary: bomb },
);
