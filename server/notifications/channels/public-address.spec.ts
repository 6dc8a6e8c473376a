import { describe, expect, it } from '@jest/globals';
import { isPublicHost, lookUpPublic } from './public-address.js';

describe('isPublicHost', () => {
  it.each([
    ['example.com', true],
    ['8.8.8.8', true],
    ['[2606:4700::1111]', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['[::1]', false],
    ['[fd00::1]', false],
    ['[fe80::1]', false],
    ['[::ffff:127.0.0.1]', false],
    ['[::ffff:a00:1]', false],
  ])('%s: %s', (host, isPublic) => {
    expect(isPublicHost(host)).toBe(isPublic);
  });
});

it('refuses a name that leads to a private address', async () => {
  const error = await new Promise((resolve) => lookUpPublic('localhost', {}, resolve));
  expect(error).toMatchObject({ kind: 'PRIVATE_ADDRESS', details: { isFinal: true } });
});
