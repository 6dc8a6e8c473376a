import { API_BASE } from '../../web/contract/api.js';
import { SEO_PATHS } from '../../web/contract/seo.js';

/** All pages may be read; those that must not be listed say so themselves. The API holds none. */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${API_BASE}/`,
    '',
    `Sitemap: ${new URL(SEO_PATHS.sitemap, origin).href}`,
    '',
  ].join('\n');
}
