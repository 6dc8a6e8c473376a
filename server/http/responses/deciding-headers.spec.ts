import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type DecidingHeaders, decidingHeaders } from './deciding-headers.js';

let server: Server;
const seen: { read: DecidingHeaders; byNode: IncomingHttpHeaders }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ read: { ...decidingHeaders(request) }, byNode: request.headers });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

const CASES: readonly (readonly string[])[] = [
  ['Host: zh.test'],
  [
    'HOST: zh.test',
    'ACCEPT-ENCODING: br',
    'iF-nOnE-mAtCh: "a"',
    'range: bytes=0-1',
    'If-Range: "a"',
  ],
  ['Host: zh.test', 'X-Forwarded-Host: en.test', 'x-forwarded-host: zh.test'],
  ['Host: zh.test', 'Accept-Encoding: gzip', 'Accept-Encoding: br;q=0.5'],
  ['Host: zh.test', 'If-None-Match: "a"', 'If-None-Match: "b"'],
  ['Host: zh.test', 'Range: bytes=0-1', 'Range: bytes=5-6'],
  ['Host: zh.test', 'Accept-Encoding:', 'Accept-Language: zh', 'Ping: x', 'Users: x'],
];

async function expectSame(lines: readonly string[]): Promise<void> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(['GET / HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n'));
  await once(socket.resume(), 'close');
  const { read, byNode } = seen.at(-1)!;
  for (const name of [
    'host',
    'x-forwarded-host',
    'accept-encoding',
    'if-none-match',
    'range',
    'if-range',
  ] as const) {
    expect([name, read[name]]).toEqual([name, byNode[name]]);
  }
}

it.each(CASES)('reads what Node reads: %s %s %s %s %s', (...lines) => expectSame(lines));

it('reads no more headers than Node, which stops at a thousand', async () => {
  const many = Array.from({ length: 1_010 }, (_, index) => `a${index}:`);
  await expectSame(['Host: zh.test', ...many, 'Accept-Encoding: br']);
});
