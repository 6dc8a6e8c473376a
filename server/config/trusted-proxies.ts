import proxyAddr from 'proxy-addr';
import type { AppConfig } from './app-config.js';

/** @param hop how many proxies stand between the address and this process */
export type TrustedProxies = (address: string, hop: number) => boolean;

/** Whether what a proxy says of a request is believed: `TRUST_PROXY`, for Express and all others. */
export function trustedProxies({ trustProxy }: Pick<AppConfig, 'trustProxy'>): TrustedProxies {
  if (trustProxy === undefined) return () => false;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyAddr.compile([...trustProxy]);
}
