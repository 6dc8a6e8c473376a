import { expect, it } from '@jest/globals';
import { preferredEncoding } from './accept-encoding.js';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=0', 'identity'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['gzip;q=0.5, *;q=0.1', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0, gzip;q=0.001', 'gzip'],
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['br;q=2, gzip', 'gzip'],
  ['br;q=nonsense', 'identity'],
  ['deflate, zstd', 'identity'],
  [' br ; q=1.000 ,', 'br'],
])('%j takes %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

it('reads ever new headers, without keeping them all', () => {
  for (let index = 0; index < 1000; index += 1) {
    expect(preferredEncoding(`gzip, x-${index}`)).toBe('gzip');
  }
});
