import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { clientAddress, clientNetwork } from './client-address.js';

const from = (ip: string) => ({ ip }) as Request;

describe('clientAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['not an address', 'unknown'],
    ['not an address:80', 'unknown'],
  ])('counts %s as %s', (address, counted) => {
    expect(clientAddress(from(address))).toBe(counted);
  });
});

describe('clientNetwork', () => {
  it.each([
    ['203.0.113.7', undefined],
    ['::ffff:203.0.113.7', undefined],
    ['not an address', undefined],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::', '2001:db8:1::/48'],
    ['2001:db8:2::1', '2001:db8:2::/48'],
  ])('counts %s with %s', (address, counted) => {
    expect(clientNetwork(from(address))).toBe(counted);
  });
});
