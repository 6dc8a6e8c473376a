import { Inject, Injectable } from '@nestjs/common';
import { type Edition, otherEdition } from '../../web/contract/editions.js';
import { SEO_PATHS, type SeoDocument } from '../../web/contract/seo.js';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/config.module.js';
import { ResponseHeaders, REVALIDATE } from '../http/responses/response-headers.js';
import type { CacheOptions } from '../http/responses/make-resource.js';
import { ResponseCache } from '../http/cache/response-cache.js';
import { SEO_TEXTS } from './edition-texts.js';
import { atomFeed } from './feed.js';
import { llmsTxt } from './llms-txt.js';
import { SearchPages } from './search-pages.js';
import { sitemap } from './sitemap.js';
import { API_BASE } from '../../web/contract/api.js';

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
