import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../config/app-config.js';
import { APP_CONFIG } from '../../config/config.module.js';
import { READ_METHODS } from '../requests.js';
import { partHeaders, securityHeaders } from '../security-headers.js';
import type { PreparedResponse } from './resource.js';

/** Kept by browsers and caches, and asked about each time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Header blocks of all answers about pages and files. */
@Injectable()
export class ResponseHeaders {
  /** Beside `Host`, which every cache tells apart, what decides the edition of an answer. */
  readonly editionHeaders: readonly string[];
  private readonly security: readonly string[];
  private readonly ofParts: readonly string[];

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    const security = securityHeaders(config);
    this.security = Object.entries(security).flat();
    this.ofParts = Object.entries(partHeaders(security)).flat();
    this.editionHeaders = config.trustProxy === undefined ? [] : ['X-Forwarded-Host'];
  }

  block(headers: Readonly<Record<string, string>>, isPart = false): string[] {
    return [
      ...(isPart ? this.ofParts : this.security),
      ...Object.entries(headers).flat(),
      'Request-Id',
      '',
    ];
  }

  redirect(to: string): PreparedResponse {
    const headers = this.block({
      Vary: ['Accept-Encoding', ...this.editionHeaders].join(', '),
      'Cache-Control': REVALIDATE,
      Location: asAscii(to),
      'Content-Length': '0',
    });
    return { status: 302, headers };
  }

  /** Plain text that says no more than its status. */
  bare(status: number, further: Readonly<Record<string, string>> = {}): PreparedResponse {
    const body = Buffer.from(String(status));
    const headers = this.block({
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(body.length),
      ...further,
    });
    return { status, headers, body };
  }

  methodNotAllowed(): PreparedResponse {
    return this.bare(405, { Allow: READ_METHODS });
  }
}

/** Request lines may hold bytes that a header must not. */
function asAscii(address: string): string {
  return address.replace(/[^\x21-\x7e]|["<>\\^`{|}]/g, encodeURIComponent);
}
