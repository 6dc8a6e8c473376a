import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { DeliveryError } from '../delivery-error.js';

/** True for addresses of the public internet: not loopback, private, link-local, carrier or reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** False for a host that is written as an address which is not public; names are judged when resolved. */
export function isPublicHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return !ipaddr.isValid(bare) || isPublicAddress(bare);
}

/** Node's look-up, which fails where any of a name's addresses is not public. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, []);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new DeliveryError('PRIVATE_ADDRESS', { isFinal: true }), []);
    }
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first!.address, first!.family);
  });
};
