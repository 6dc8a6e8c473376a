import type { RequestHandler } from 'express';
import type { AppConfig } from '../../../config/app-config.js';
import { ApiError } from '../envelope/api-error.js';

/** What browsers say of requests that a page of this very host made, or the person itself. */
const OWN_SITE = new Set(['same-origin', 'none']);

const LOOPBACK_HOST = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Refuses what browsers send on behalf of other websites. Programs send neither header and are
 * welcome; sites in CORS_ORIGINS are, too.
 */
export function crossSiteGate({ origins, corsOrigins }: AppConfig): RequestHandler {
  const own = Object.values(origins);
  const allowed = new Set([...own, ...own.flatMap(otherNamesOfThisMachine), ...corsOrigins]);
  return (request, _response, next) => {
    // Links to the documents may stand anywhere: reading them changes nothing.
    if (request.method !== 'POST') return next();
    const origin = request.get('Origin');
    const site = request.get('Sec-Fetch-Site');
    if (origin !== undefined) {
      if (allowed.has(origin)) return next();
      throw new ApiError('CROSS_SITE_REFUSED');
    }
    if (site !== undefined && !OWN_SITE.has(site)) throw new ApiError('CROSS_SITE_REFUSED');
    next();
  };
}

/** Where an origin is this machine's own, as it is before anything is configured: its other names. */
function otherNamesOfThisMachine(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  if (!LOOPBACK_HOST.test(hostname)) return [];
  const suffix = port === '' ? '' : `:${port}`;
  return ['localhost', '127.0.0.1', '[::1]'].map((name) => `${protocol}//${name}${suffix}`);
}
