import { expect, it } from '@jest/globals';
import { isPart, partHeaders, securityHeaders } from './security-headers.js';

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

it.each([
  ['text/css; charset=utf-8', '/css/home.css', true],
  ['image/avif', '/img/hero.avif', true],
  ['text/javascript; charset=utf-8', '/js/home.js', true],
  ['image/svg+xml', '/img/diagram.svg', false],
  ['text/javascript; charset=utf-8', '/pdf/worker.mjs', false],
  ['application/pdf', '/ifu/document.pdf', false],
  ['text/html; charset=utf-8', '/', false],
])('%s at %s is only ever part of a page: %j', (type, path, expected) => {
  expect(isPart(type, path)).toBe(expected);
});

it('parts of pages carry what browsers heed on them', () => {
  const origins = { zh: 'https://zh.test', en: 'https://en.test' };
  const names = Object.keys(partHeaders(securityHeaders({ production: true, origins })));
  expect(names).toEqual([
    'X-Content-Type-Options',
    'Cross-Origin-Resource-Policy',
    'Strict-Transport-Security',
  ]);
});
