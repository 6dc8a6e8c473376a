import type { RequestHandler } from 'express';
import type { AppConfig } from '../../config/app-config.js';
import { ApiError } from '../envelope/api-error.js';

/** What browsers say of requests that a page of this very host made, or the person itself. */
const OWN_SITE = new Set(['same-origin', 'none']);

/**
 * Refuses what browsers send on behalf of other websites. Programs send neither header and are
 * welcome; sites in CORS_ORIGINS are, too.
 */
export function crossSiteGate({ origins, corsOrigins }: AppConfig): RequestHandler {
  const allowed = new Set([...Object.values(origins), ...corsOrigins]);
  return (request, _response, next) => {
    // Links to the documents may stand anywhere: reading them changes nothing.
    if (request.method !== 'POST') return next();
    const origin = request.get('Origin');
    const site = request.get('Sec-Fetch-Site');
    if (origin !== undefined) {
      if (allowed.has(origin) || isOrigin(origin, request.get('Host'))) return next();
      throw new ApiError('CROSS_SITE_REFUSED');
    }
    if (site !== undefined && !OWN_SITE.has(site)) throw new ApiError('CROSS_SITE_REFUSED');
    next();
  };
}

function isOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
