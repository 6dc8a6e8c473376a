import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Edition } from '../../web/contract/editions.js';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/config.module.js';

/** Chooses the edition by the host that was asked: the English one by its name, Chinese otherwise. */
@Injectable()
export class HostEdition {
  private readonly englishHostname: string;

  constructor(@Inject(APP_CONFIG) { origins }: AppConfig) {
    this.englishHostname = new URL(origins.en).hostname;
  }

  /** Express reads `X-Forwarded-Host` only where the proxy is trusted. */
  of(request: Request): Edition {
    // Types say string; a request of HTTP/1.0 may have no host at all.
    const hostname = request.hostname as string | undefined;
    return hostname?.toLowerCase() === this.englishHostname ? 'en' : 'zh';
  }
}
