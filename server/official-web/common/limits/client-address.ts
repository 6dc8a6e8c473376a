import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

const IPV6_NETWORK_BITS = 64;
/** What providers hand out to sites and to tenants, who then have 65,536 networks of the smaller kind. */
const IPV6_SITE_BITS = 48;
/** How many times as much as one client all of a site may do. */
export const SITE_MULTIPLE = 8;

/**
 * Whom limits count: an IPv4 address, or the /64 network of an IPv6 one, since a single subscriber
 * holds all of its addresses. `request.ip` follows `X-Forwarded-For` only through trusted proxies.
 */
export function clientAddress(request: Request): string {
  return countedAddress(request.ip ?? request.socket.remoteAddress ?? 'unknown');
}

/** The larger network that limits count beside the address; undefined in IPv4, where there is none. */
export function clientNetwork(request: Request): string | undefined {
  return countedNetwork(request.ip ?? request.socket.remoteAddress ?? 'unknown');
}

export function countedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : networkOf(parsed, IPV6_NETWORK_BITS);
}

export function countedNetwork(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4 ? undefined : networkOf(parsed, IPV6_SITE_BITS);
}

function networkOf(address: ipaddr.IPv6, bits: number): string {
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`);
  return `${network.toString()}/${bits}`;
}
