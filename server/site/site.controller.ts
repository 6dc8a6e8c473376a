import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { resolvePath } from '../../web/contract/navigation.js';
import { PAGE_PARAMETER, pageNumber } from '../../web/contract/paging.js';
import { DEVELOPMENT_ROUTES, ROUTES, type RouteRow } from '../../web/contract/routes.js';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/config.module.js';
import { HostEdition } from './host-edition.js';
import { listingPages } from './listing-pages.js';
import { PageStore } from './page-store.js';
import { REVALIDATE, sendStored } from './send-stored.js';

/** Takes every address that no other controller took; stands in the last module. */
@Controller()
@SkipThrottle({ calls: true, lookups: true })
export class SiteController {
  private readonly rows: readonly RouteRow[];

  constructor(
    private readonly hostEdition: HostEdition,
    private readonly pages: PageStore,
    @Inject(APP_CONFIG) { production }: AppConfig,
  ) {
    this.rows = production ? ROUTES : [...ROUTES, ...DEVELOPMENT_ROUTES];
  }

  @Get('{*path}')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    const edition = this.hostEdition.of(request);
    const resolution = resolvePath(edition, request.path, this.rows);
    // Two hosts share addresses: caches must not mix them up where they ignore the host.
    response.vary('Accept-Encoding');
    if (resolution.kind !== 'page') {
      const search = resolution.kind === 'redirect' ? searchOf(request) : '';
      response.set('Cache-Control', REVALIDATE);
      response.redirect(302, resolution.to + search);
      return;
    }
    const { row } = resolution;
    const asked = new URLSearchParams(searchOf(request)).get(PAGE_PARAMETER);
    const page = await this.pages.get(edition, row, pageNumber(asked, listingPages(row.id)));
    response.status(row.id === 'notFound' ? 404 : 200);
    sendStored(request, response, page, 'text/html; charset=utf-8');
  }
}

function searchOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start === -1 ? '' : originalUrl.slice(start);
}
