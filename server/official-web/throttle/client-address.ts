import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

const IPV6_NETWORK_BITS = 64;

/**
 * Whom limits count: an IPv4 address, or the /64 network of an IPv6 one, since a single subscriber
 * holds all of its addresses. `request.ip` follows `X-Forwarded-For` only through trusted proxies.
 */
export function clientAddress(request: Request): string {
  return countedAddress(request.ip ?? request.socket.remoteAddress ?? 'unknown');
}

export function countedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString()}/${IPV6_NETWORK_BITS}`,
  );
  return `${network.toString()}/${IPV6_NETWORK_BITS}`;
}
