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
    ['[::ffff:8.8.8.8]', true],
    // Addresses of version 4 within others of version 6.
    ['[::127.0.0.1]', false],
    ['[::7f00:1]', false],
    ['[::ffff:0:127.0.0.1]', false],
    ['[64:ff9b::7f00:1]', false],
    ['[64:ff9b:1::a00:1]', false],
    ['[2002:7f00:1::]', false],
    ['[2001:0:4136:e378:8000:63bf:80ff:fffe]', false],
    // Metadata of clouds.
    ['168.63.129.16', false],
    ['[::ffff:168.63.129.16]', false],
    ['100.100.100.200', false],
    ['192.0.0.192', false],
    ['169.254.0.23', false],
    ['[fd00:ec2::254]', false],
    ['[fd20:ce::254]', false],
    ['[fe80::a9fe:a9fe]', false],
    // Of no network yet.
    ['[4000::1]', false],
  ])('%s: %s', (host, isPublic) => {
    expect(isPublicHost(host)).toBe(isPublic);
  });
});

it('refuses a name that leads to a private address', async () => {
  const error = await new Promise((resolve) => lookUpPublic('localhost', {}, resolve));
  expect(error).toMatchObject({ kind: 'PRIVATE_ADDRESS', details: { isFinal: true } });
});
