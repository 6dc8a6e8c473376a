import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, Global, Module } from '@nestjs/common';
import type { Edition } from '../../web/contract/editions.js';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/config.module.js';
import type { DecidingHeaders } from './responses/deciding-headers.js';
import proxyAddr from 'proxy-addr';

/** @param hop how many proxies stand between the address and this process */
type TrustedProxies = (address: string, hop: number) => boolean;

/** Whether what a proxy says of a request is believed: `TRUST_PROXY`, for Express and all others. */
export function trustedProxies({ trustProxy }: Pick<AppConfig, 'trustProxy'>): TrustedProxies {
  if (trustProxy === undefined) return () => false;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyAddr.compile([...trustProxy]);
}

/** What of a request tells its host, and whether that is to be believed. */
interface HostRequest {
  readonly headers: Pick<DecidingHeaders, 'host' | 'x-forwarded-host'>;
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

/** Chooses the edition by the host that was asked: the English one by its name, Chinese otherwise. */
@Injectable()
export class HostEdition {
  private readonly englishHostname: string;
  private readonly isTrusted: TrustedProxies;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.englishHostname = new URL(config.origins.en).hostname;
    this.isTrusted = trustedProxies(config);
  }

  /** `X-Forwarded-Host` counts only where the proxy is trusted. */
  of({ headers, socket }: HostRequest): Edition {
    const forwarded = headers['x-forwarded-host'];
    const host =
      forwarded && this.isTrusted(socket.remoteAddress ?? '', 0)
        ? String(forwarded).split(',', 1)[0]!.trimEnd()
        : headers.host;
    // A request of HTTP/1.0 may have no host at all.
    return host && hostname(host).toLowerCase() === this.englishHostname ? 'en' : 'zh';
  }
}

function hostname(host: string): string {
  const port = host.indexOf(':', host.startsWith('[') ? host.indexOf(']') : 0);
  return port === -1 ? host : host.slice(0, port);
}

@Global()
@Module({ providers: [HostEdition], exports: [HostEdition] })
export class HostEditionModule {}
