import type { CareersText } from '../../features/careers/job.js';
import type { PageText } from '../../content/types.js';
import { HTML_LANG } from '../../contract/editions.js';
import { pathOf, type RouteRow } from '../../contract/routes.js';
import type { NewsPage } from '../../features/news/news-item.js';
import { pageUrl } from '../head-links.js';
import type { Site } from '../../site/site.js';
import { breadcrumbList } from './breadcrumb-list.js';
import { jobPosting } from './job-posting.js';
import { newsList } from './news-list.js';
import { organization, publisher } from './organization.js';
import { webPage } from './web-page.js';

/** A node of JSON-LD in the vocabulary of schema.org. */
export type JsonLdNode = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** One document of several nodes. Nothing in it can end the script element that holds it. */
export function serialiseJsonLd(nodes: readonly JsonLdNode[]): string {
  const document = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}

/** What a page says to search engines about itself; nothing where they are to leave it out. */
export function structuredData(
  site: Site,
  row: RouteRow,
  text: PageText,
  screenTexts: unknown,
): readonly JsonLdNode[] {
  const url = pageUrl(row, site.edition, site.origins);
  if (!row.meta.indexed || url === undefined) return [];
  return [
    webPage(site, row, text, url),
    ...breadcrumbList(site, row, text),
    ...ofScreen(site, row, screenTexts),
  ];
}

function ofScreen(site: Site, row: RouteRow, screenTexts: unknown): readonly JsonLdNode[] {
  if (row.screen === 'home') return [organization(site), webSite(site)];
  if (row.screen === 'news') return [newsList(screenTexts as NewsPage)];
  if (row.screen === 'job') return jobPosting(site, screenTexts as CareersText, row.id);
  return [];
}

/** The name by which search engines call the site. */
function webSite(site: Site): JsonLdNode {
  const { edition, origins, content } = site;
  return {
    '@type': 'WebSite',
    name: content.company.name,
    alternateName: content.company.shortName,
    url: new URL(pathOf('home', edition), origins[edition]).href,
    inLanguage: HTML_LANG[edition],
    publisher: publisher(site),
  };
}
