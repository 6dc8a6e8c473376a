import { expect, it } from '@jest/globals';
import { securityHeaders } from './security-headers.js';

const OPENER = 'Cross-Origin-Opener-Policy';
const TRANSPORT = 'Strict-Transport-Security';

it.each([
  ['https://zh.test', 'https://en.test', [OPENER, TRANSPORT]],
  ['http://localhost:3000', 'http://en.localhost:3000', [OPENER]],
  ['http://127.0.0.1:3000', 'http://[::1]:3000', [OPENER]],
  ['https://zh.test', 'http://en.test', []],
  ['http://zh.test', 'http://en.test', []],
  ['http://localhost.test', 'http://notlocalhost', []],
  ['http://127.0.0.1.test', 'http://localhost:3000', []],
])('%s and %s have of the headers that need trust %j', (zh, en, expected) => {
  const headers = Object.keys(securityHeaders({ production: true, origins: { zh, en } }));
  expect(headers).toContain('Content-Security-Policy');
  expect([OPENER, TRANSPORT].filter((name) => headers.includes(name))).toEqual(expected);
});
