import { alternates } from '../../web/app/head-links.js';
import { updatedDay } from '../../web/content/updated.js';
import type { Edition } from '../../web/contract/editions.js';
import { indexedRows } from '../../web/contract/indexed-rows.js';
import { element, xmlDocument } from './xml.js';

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
};

/**
 * The pages of one edition, each with its day of the last change and its address in the other one:
 * a sitemap may list addresses of its own host only.
 */
export function sitemap(edition: Edition, origins: Readonly<Record<Edition, string>>): string {
  const urls = indexedRows(edition).map((row) =>
    element(
      'url',
      {},
      element('loc', {}, new URL(row.address, origins[edition]).href),
      element('lastmod', {}, updatedDay(row.id)),
      ...alternates(row, origins).map(({ hrefLang, href }) =>
        element('xhtml:link', { rel: 'alternate', hreflang: hrefLang, href }),
      ),
    ),
  );
  return xmlDocument(element('urlset', NAMESPACES, ...urls));
}
