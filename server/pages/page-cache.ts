import { Inject, Injectable } from '@nestjs/common';
import type { Edition } from '../../web/contract/editions.js';
import { type ListView, listQuery } from '../../web/contract/paging.js';
import type { RouteRow } from '../../web/contract/routes.js';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/config.module.js';
import { ResponseHeaders, REVALIDATE } from '../http/responses/response-headers.js';
import type { CacheOptions } from '../http/responses/make-resource.js';
import { PageRenderer } from './rendering/page-renderer.js';
import { ResponseCache } from '../http/cache/response-cache.js';

export interface Page {
  readonly edition: Edition;
  readonly row: RouteRow;
  readonly list: ListView;
}

/**
 * Browsers always ask, so that they never show a page of the release before. Shared caches keep
 * pages for five minutes, and those that read RFC 9213 show them a day longer while they ask.
 */
const CACHING = {
  'Cache-Control': `${REVALIDATE}, s-maxage=300`,
  'CDN-Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
};

/**
 * Every page of every edition. Only rows of the route table come here, so that requests for other
 * paths cannot fill it.
 */
@Injectable()
export class PageCache extends ResponseCache<Page> {
  constructor(
    private readonly renderer: PageRenderer,
    headers: ResponseHeaders,
    @Inject(APP_CONFIG) { production }: AppConfig,
  ) {
    super(headers, production);
  }

  protected nameOf({ edition, row, list }: Page): string {
    return `${edition} ${row.id}${listQuery(list)}`;
  }

  protected make({ edition, row, list }: Page): Promise<string> {
    return this.renderer.render(edition, row.path[edition]!, list);
  }

  protected optionsOf({ row }: Page): CacheOptions {
    const isNotFound = row.id === 'notFound';
    return {
      status: isNotFound ? 404 : 200,
      type: 'text/html; charset=utf-8',
      caching: isNotFound ? { 'Cache-Control': REVALIDATE } : CACHING,
      ranges: false,
      isOfEdition: true,
    };
  }
}
