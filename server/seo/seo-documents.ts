import { Inject, Injectable } from '@nestjs/common';
import type { Edition } from '../../web/contract/editions.js';
import type { SeoDocument } from '../../web/contract/seo.js';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/config.module.js';
import { ResponseHeaders, REVALIDATE } from '../http/responses/response-headers.js';
import type { CacheOptions } from '../http/responses/make-resource.js';
import { ResponseCache } from '../http/cache/response-cache.js';
import { SEO_TEXTS } from './edition-texts.js';
import { atomFeed } from './feed.js';
import { llmsTxt } from './llms-txt.js';
import { robotsTxt } from './robots-txt.js';
import { SearchPages } from './search-pages.js';
import { securityTxt } from './security-txt.js';
import { sitemap } from './sitemap.js';

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
        return llmsTxt(edition, origin);
      case 'search':
        return JSON.stringify(await this.searchPages.of(edition));
    }
  }
}
