import type { Company } from '../../content/types.js';
import { pathOf } from '../../contract/routes.js';
import type { Site } from '../../site/site.js';
import type { JsonLdNode } from './structured-data.js';

const LOGO = '/favicon.svg';

/** Identifier of the company in every document of both editions. */
function organizationId({ origins }: Site): string {
  return new URL('/#organization', origins.zh).href;
}

/** The company where only its name is needed. */
export function publisher(site: Site): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.content.company.name,
  };
}

/**
 * Who runs the site. What only stands in for a fact is left out, but for the name: search engines
 * would spread it.
 */
export function organization(site: Site): JsonLdNode {
  const { company } = site.content;
  const origin = site.origins[site.edition];
  const isKnown = (field: Company['placeholders'][number]) => !company.placeholders.includes(field);
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: company.name,
    url: new URL(pathOf('home', site.edition), origin).href,
    logo: new URL(LOGO, origin).href,
    description: company.tagline,
    foundingDate: company.founded,
    ...(isKnown('legalName') && { legalName: company.legalName }),
    ...(isKnown('telephone') && { telephone: company.telephone }),
    ...(isKnown('mailbox') && { email: company.mailbox }),
    ...(isKnown('address') && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address,
        addressCountry: 'CN',
      },
    }),
  };
}
