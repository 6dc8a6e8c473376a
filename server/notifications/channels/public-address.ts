import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { DeliveryError } from './channel.js';

/**
 * Metadata of a cloud that stand among public addresses; those of the other clouds are link-local,
 * private or reserved. https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
const METADATA_ADDRESSES: ReadonlySet<string> = new Set(['168.63.129.16']);

/** All of the public internet that has been assigned, and nothing with an address of version 4 inside. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for addresses of the public internet: not loopback, private, link-local, carrier or reserved. */
function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Those of version 4 that are only written in version 6 are judged as what they are.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_IPV6);
  return !METADATA_ADDRESSES.has(parsed.toString());
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
