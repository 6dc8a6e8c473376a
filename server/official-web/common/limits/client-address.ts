import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

const IPV6_NETWORK_BITS = 64;
/** What providers hand out to sites and to tenants, who then have 65,536 networks of the smaller kind. */
const IPV6_SITE_BITS = 48;
/** How many times as much as one client all of a site may do. */
export const SITE_MULTIPLE = 8;

type Client = Pick<Request, 'ip' | 'socket'>;

/**
 * Whom limits count: an IPv4 address, or the /64 network of an IPv6 one, since a single subscriber
 * holds all of its addresses.
 */
export function clientAddress(client: Client): string {
  const address = addressOf(client);
  if (!address) return 'unknown';
  return address instanceof ipaddr.IPv4
    ? address.toString()
    : networkOf(address, IPV6_NETWORK_BITS);
}

/** The larger network that limits count beside the address; undefined in IPv4, where there is none. */
export function clientNetwork(client: Client): string | undefined {
  const address = addressOf(client);
  return address instanceof ipaddr.IPv6 ? networkOf(address, IPV6_SITE_BITS) : undefined;
}

/** `[IPv6]`, and either kind with the port that some proxies write behind it. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** `request.ip` follows `X-Forwarded-For` only through trusted proxies. */
function addressOf({ ip, socket }: Client): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const written = ip ?? socket.remoteAddress ?? '';
  const [, ipv6, ipv4] = WITH_PORT.exec(written) ?? [];
  const address = ipv6 ?? ipv4 ?? written;
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

function networkOf(address: ipaddr.IPv6, bits: number): string {
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`);
  return `${network.toString()}/${bits}`;
}
