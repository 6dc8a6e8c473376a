import type { PageText } from '../../content/types.js';
import { updatedDay } from '../../content/updated.js';
import { HTML_LANG } from '../../contract/editions.js';
import { productById } from '../../contract/products.js';
import type { RouteRow } from '../../contract/routes.js';
import type { Site } from '../../site/site.js';
import type { JsonLdNode } from './structured-data.js';
import { publisher } from './organization.js';

/** The page itself; a product's page is addressed to clinicians and says which software it is about. */
export function webPage(site: Site, row: RouteRow, text: PageText, url: string): JsonLdNode {
  const { edition } = site;
  return {
    '@type': row.product ? 'MedicalWebPage' : 'WebPage',
    '@id': url,
    url,
    name: text.title,
    description: text.description,
    inLanguage: HTML_LANG[edition],
    dateModified: updatedDay(row.id),
    publisher: publisher(site),
    ...(row.product && {
      audience: { '@type': 'MedicalAudience', audienceType: 'Clinician' },
      about: {
        // `SoftwareApplication` by itself demands a price and ratings of search engines' users.
        '@type': 'CreativeWork',
        additionalType: 'https://schema.org/SoftwareApplication',
        name: productById(row.product).name[edition],
        description: text.description,
      },
    }),
  };
}
