/** Pages and files before Express and through it: the same requests get the same bytes. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SEO_PATHS } from '../../web/contract/seo.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';

let fast: TestServer;
let long: TestServer;
let files: { script: string; image: string };

beforeAll(async () => {
  const origins = { ZH_ORIGIN: 'http://zh.test', EN_ORIGIN: 'http://en.test' };
  fast = await startServer({ kind: databaseKind, environment: origins });
  long = await startServer({ kind: databaseKind, environment: origins, fastPath: false });
  const html = (await exchange(fast, 'GET / HTTP/1.0\r\n\r\n')).toString();
  const found = (pattern: RegExp) => pattern.exec(html)![1]!;
  files = {
    script: found(/src="(\/js\/[^"]+)"/),
    image: found(/(\/img\/[^" ]+\.(?:avif|webp))/),
  };
});
afterAll(async () => {
  await fast.dispose();
  await long.dispose();
});

/** Sends bytes as they are, and answers all that comes until the server closes the connection. */
async function exchange({ origin }: TestServer, sent: string): Promise<Buffer> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.write(sent, 'latin1');
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** An answer without what differs from one to the next. */
function comparable(answer: Buffer): string {
  return answer
    .toString('latin1')
    .replaceAll(/\r\nDate: [^\r]*/g, '\r\nDate: -')
    .replaceAll(/\r\nRequest-Id: [0-9a-f-]{36}/g, '\r\nRequest-Id: -');
}

const request = (line: string, ...headers: string[]) =>
  [line, 'Host: zh.test', 'Connection: close', ...headers, '', ''].join('\r\n');
const get = (path: string, ...headers: string[]) => request(`GET ${path} HTTP/1.1`, ...headers);
const english = (path: string) =>
  [`GET ${path} HTTP/1.1`, 'Host: EN.test:80', 'Connection: close', '', ''].join('\r\n');

/** Nothing asks for one, but HTTP allows it with any method. */
const BODY = 'x'.repeat(300_000);

const CASES: readonly (readonly [string, () => string])[] = [
  ['a page', () => get('/about')],
  ['an English page', () => english('/en/about')],
  ['the home of the other edition', () => english('/')],
  ['an English address on the Chinese host', () => get('/en/about')],
  ['a host of capitals', () => english('/en')],
  ['no host', () => 'GET /about HTTP/1.0\r\n\r\n'],
  ['a forged host', () => get('/about', 'X-Forwarded-Host: en.test')],
  ['the page of an unknown address', () => get('/404?from=/x')],
  ['its tag', () => get('/404', 'If-None-Match: *')],
  ['an unknown path', () => get('/no-such-page?a=b')],
  ['a redirected path with a query', () => get('/innovative?a=b')],
  ['a trailing slash', () => get('/about/?a=b')],
  ['two slashes', () => get('//example.com/')],
  ['a query', () => get('/about?a=b&page=2')],
  ['a list unfolded', () => get('/news?page=2')],
  ['a list unfolded too far', () => get('/news?page=99')],
  ['an encoded path', () => get('/%61bout')],
  ['an encoded unknown path', () => get('/%E5%8A%A8')],
  ['a path that cannot be decoded', () => get('/%E0%A4%A')],
  ['a query that cannot be decoded', () => get('/about?%E0%A4%A')],
  ['a path with bytes beyond ASCII', () => get('/caf\u00e9?<"\u00e9>')],
  ['a fragment', () => get('/about?a#b')],
  ['a whole address', () => get('http://zh.test/about?a=b')],
  ['HEAD', () => request('HEAD /about HTTP/1.1')],
  ['HEAD of a redirect', () => request('HEAD /about/ HTTP/1.1')],
  ['HTTP/1.0 with keep-alive', () => 'GET /about HTTP/1.0\r\nHost: zh.test\r\n\r\n'],
  ['any tag', () => get('/about', 'If-None-Match: *')],
  ['a foreign tag', () => get('/about', 'If-None-Match: "x"')],
  ...['br', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip', 'identity;q=0, *', '*;q=0', 'x'].map(
    (accepted) =>
      [`encodings ${accepted}`, () => get('/about', `Accept-Encoding: ${accepted}`)] as const,
  ),
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map(
    (method) => [method, () => request(`${method} /about HTTP/1.1`, 'Content-Length: 0')] as const,
  ),
  ['POST to a file', () => request(`POST ${files.script} HTTP/1.1`, 'Content-Length: 0')],
  ['headers beyond all bounds', () => get('/about', `X: ${'x'.repeat(20_000)}`)],
  ...Object.values(SEO_PATHS)
    // It names the time of its server's start.
    .filter((path) => path !== SEO_PATHS.securityTxt)
    .map((path) => [path, () => get(path, 'Accept-Encoding: br')] as const),
  ['a document with a slash', () => get('/sitemap.xml/')],
  ['a script', () => get(files.script, 'Accept-Encoding: gzip, br')],
  ['a script as it is', () => get(files.script)],
  ['an image', () => get(files.image, 'Accept-Encoding: gzip, br')],
  ['the end of an image', () => get(files.image, 'Range: bytes=-9')],
  ['a part of an image', () => get(files.image, 'Range: bytes=10-19')],
  ['a part beyond the end', () => get(files.image, 'Range: bytes=9999999-')],
  ['a part of an older image', () => get(files.image, 'Range: bytes=0-9', 'If-Range: "x"')],
  ['HEAD of a part', () => request(`HEAD ${files.image} HTTP/1.1`, 'Range: bytes=0-9')],
  ['an encoded file', () => get('/%66avicon.svg')],
  ['a file of an older build', () => get('/js/client.00000000.js')],
  ['a folder of files', () => get('/js')],
  ['a way out of the folder', () => get('/js/../../server/entry.mjs')],
  ['an encoded way out', () => get('/js/..%2f..%2fserver/entry.mjs')],
  ['what the build keeps to itself', () => get('/.vite/manifest.json')],
  ['a compressed copy', () => get(`${files.script}.br`)],
  ['a body', () => `${get('/about', `Content-Length: ${BODY.length}`)}${BODY}`],
  [
    'a body, and a request after it',
    () =>
      `GET /about HTTP/1.1\r\nHost: zh.test\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}${get('/news')}`,
  ],
  [
    'two requests on one connection',
    () => `GET /about HTTP/1.1\r\nHost: zh.test\r\n\r\n${get('/news')}`,
  ],
];

it.each(CASES)('%s', async (_name, sent) => {
  // The first request makes the text, the second finds it.
  for (let round = 0; round < 2; round += 1) {
    const [quick, slow] = [await exchange(fast, sent()), await exchange(long, sent())];
    expect(comparable(quick)).toBe(comparable(slow));
    expect(quick.toString('latin1')).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
  }
});

it('knows each encoding again by its own tag, in a list and as a weak one', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const accepted = `Accept-Encoding: ${encoding}`;
    const tag = /\r\nETag: (\S+)/.exec((await exchange(fast, get('/about', accepted))).toString());
    for (const known of [tag![1], `"x", ${tag![1]}`, `W/${tag![1]}`]) {
      const sent = get('/about', accepted, `If-None-Match: ${known}`);
      const [quick, slow] = [await exchange(fast, sent), await exchange(long, sent)];
      expect(comparable(quick)).toBe(comparable(slow));
      expect(quick.toString()).toMatch(/^HTTP\/1\.1 304 /);
      const other = get('/about', `Accept-Encoding: x`, `If-None-Match: ${known}`);
      const status = encoding === 'identity' ? 304 : 200;
      expect((await exchange(fast, other)).toString()).toMatch(`HTTP/1.1 ${status} `);
    }
  }
});

it('refuses to change what can only be read', async () => {
  const answer = (await exchange(fast, request('POST /about HTTP/1.1'))).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toContain('\r\nAllow: GET, HEAD\r\n');
});

it.each([
  ['a page', 'GET /about HTTP/1.1'],
  ['a file', 'GET /favicon.ico HTTP/1.1'],
  ['a call', 'POST /officialWeb/system/getAllArea HTTP/1.1'],
])('refuses %s that is asked of two hosts at once', async (_what, line) => {
  for (const second of ['en.test', 'zh.test']) {
    const sent = request(line, `host: ${second}`);
    const [quick, slow] = [await exchange(fast, sent), await exchange(long, sent)];
    expect(quick.toString()).toMatch(/^HTTP\/1\.1 400 /);
    expect(quick.toString()).toMatch(/\r\nRequest-Id: /);
    expect(comparable(quick)).toBe(comparable(slow));
  }
});

it('names every answer', async () => {
  const name = async () =>
    /\r\nRequest-Id: ([0-9a-f-]{36})\r/.exec((await exchange(fast, get('/about'))).toString())![1];
  expect(await name()).not.toBe(await name());
});
