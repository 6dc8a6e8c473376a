import { Inject, Injectable } from '@nestjs/common';
import { type Edition, otherEdition } from '../../web/contract/editions.js';
import { indexedRows } from '../../web/contract/navigation.js';
import { SEO_PATHS, type SeoDocument } from '../../web/contract/seo.js';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/config.module.js';
import { ResponseHeaders, REVALIDATE } from '../http/responses/response-headers.js';
import type { CacheOptions } from '../http/responses/make-resource.js';
import { ResponseCache } from '../http/cache/response-cache.js';
import { SEO_TEXTS } from './edition-texts.js';
import { atomFeed } from './feed.js';
import { SearchPages } from './search-pages.js';
import { API_BASE } from '../../web/contract/api.js';
import { alternates } from '../../web/app/head-links.js';
import { updatedDay } from '../../web/content/updated.js';
import { element, xmlDocument } from './xml.js';
import { pages as pagesEn } from '../../web/content/en/pages.js';
import { pages as pagesZh } from '../../web/content/zh/pages.js';
import type { PageText } from '../../web/content/types.js';
import { PAGE_GROUPS, pageGroup, type RouteRow } from '../../web/contract/routes.js';
import { loadProductEntry, loadProductTexts } from '../../web/products/load-product.js';

/** RFC 9116 asks for less than a year; whoever runs a process longer has not looked after it. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

interface SecurityContact {
  readonly mailbox: string;
  readonly origin: string;
  readonly edition: Edition;
  readonly startedAt: Date;
}

/** Whom to tell about a weakness of the site (https://www.rfc-editor.org/rfc/rfc9116). */
export function securityTxt({ mailbox, origin, edition, startedAt }: SecurityContact): string {
  const canonical = new URL(SEO_PATHS.securityTxt, origin);
  const lastDay = Math.floor(startedAt.getTime() / DAY_MS) + VALID_DAYS;
  return [
    `Contact: mailto:${mailbox}`,
    // To the day: all instances that were started together say the same.
    `Expires: ${new Date(lastDay * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${edition}, ${otherEdition(edition)}`,
    // The standard takes no other scheme.
    ...(canonical.protocol === 'https:' ? [`Canonical: ${canonical.href}`] : []),
    '',
  ].join('\n');
}

/** All pages may be read; those that must not be listed say so themselves. The API holds none. */
function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${API_BASE}/`,
    '',
    `Sitemap: ${new URL(SEO_PATHS.sitemap, origin).href}`,
    '',
  ].join('\n');
}

const TEXT = 'text/plain; charset=utf-8';
const TYPES: Readonly<Record<SeoDocument, string>> = {
  sitemap: 'application/xml; charset=utf-8',
  robots: TEXT,
  feed: 'application/atom+xml; charset=utf-8',
  securityTxt: TEXT,
  llmsTxt: TEXT,
  search: 'application/json; charset=utf-8',
};

interface EditionDocument {
  readonly document: SeoDocument;
  readonly edition: Edition;
}

/** What machines find the pages of an edition by. */
@Injectable()
export class SeoDocuments extends ResponseCache<EditionDocument> {
  private readonly startedAt = new Date();

  constructor(
    private readonly searchPages: SearchPages,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    headers: ResponseHeaders,
  ) {
    super(headers, config.production);
  }

  protected nameOf({ document, edition }: EditionDocument): string {
    return `${edition} ${document}`;
  }

  protected optionsOf({ document }: EditionDocument): CacheOptions {
    const caching = { 'Cache-Control': REVALIDATE };
    return { status: 200, type: TYPES[document], caching, ranges: false, isOfEdition: true };
  }

  protected async make({ document, edition }: EditionDocument): Promise<string> {
    const { origins } = this.config;
    const origin = origins[edition];
    switch (document) {
      case 'sitemap':
        return sitemap(edition, origins);
      case 'robots':
        return robotsTxt(origin);
      case 'feed':
        return atomFeed(edition, origin);
      case 'securityTxt': {
        const { mailbox } = SEO_TEXTS[edition].company;
        return securityTxt({ mailbox, origin, edition, startedAt: this.startedAt });
      }
      case 'llmsTxt':
        return await llmsTxt(edition, origin);
      case 'search':
        return JSON.stringify(await this.searchPages.of(edition));
    }
  }
}

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
};

/**
 * The pages of one edition, each with its day of the last change and its address in the other one:
 * a sitemap may list addresses of its own host only.
 */
function sitemap(edition: Edition, origins: Readonly<Record<Edition, string>>): string {
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

const PAGES = { zh: pagesZh, en: pagesEn };

/** What the site holds, for language models (https://llmstxt.org): each page with its address. */
async function llmsTxt(edition: Edition, origin: string): Promise<string> {
  const { company, groups } = SEO_TEXTS[edition];
  const rows = indexedRows(edition);
  const sections = PAGE_GROUPS.map(async (group) => {
    const links = rows
      .filter((row) => pageGroup(row) === group)
      .map(async (row) => {
        const text = await textOf(edition, row);
        if (!text) return [];
        return [`- [${text.title}](${new URL(row.address, origin).href}): ${text.description}`];
      });
    return `## ${groups[group]}\n\n${(await Promise.all(links)).flat().join('\n')}`;
  });
  const text = (await Promise.all(sections)).join('\n\n');
  return `# ${company.name}\n\n> ${company.tagline}\n\n${text}\n`;
}

async function textOf(
  edition: Edition,
  { id, product }: RouteRow,
): Promise<Pick<PageText, 'title' | 'description'> | undefined> {
  if (!product) return PAGES[edition][id];
  const { title } = await loadProductEntry(product);
  const { page } = await loadProductTexts(edition, product);
  return { title: title[edition], description: page.description };
}
