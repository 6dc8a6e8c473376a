import { All, Controller, Module, Req, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { isRead } from '../http/requests.js';
import { sendThroughExpress } from '../http/responses/resource.js';
import { ResponseHeaders } from '../http/responses/response-headers.js';
import { StaticFiles } from '../http/static-files/static-files.js';
import { PageCache } from '../pages/page-cache.js';
import { PageRenderer } from '../pages/rendering/page-renderer.js';
import { RouteResolver } from '../pages/route-resolver.js';
import { SearchPages } from '../seo/search-pages.js';
import { SeoDocuments } from '../seo/seo-documents.js';
import { CacheWarmer } from './cache-warmer.js';
import { SiteResponses } from './site-responses.js';

/** Takes every address that no other controller names: the router tries patterns after names. */
@Controller()
@SkipThrottle({ calls: true, lookups: true })
export class SiteController {
  constructor(
    private readonly responses: SiteResponses,
    private readonly headers: ResponseHeaders,
  ) {}

  @All('{*path}')
  async any(@Req() request: Request, @Res() response: Response): Promise<void> {
    const answer = isRead(request)
      ? await this.responses.answer(request)
      : this.headers.methodNotAllowed();
    sendThroughExpress(request, response, answer);
  }
}

@Module({
  controllers: [SiteController],
  providers: [
    ResponseHeaders,
    SeoDocuments,
    PageRenderer,
    PageCache,
    SearchPages,
    SiteResponses,
    CacheWarmer,
    RouteResolver,
    StaticFiles,
  ],
})
export class SiteModule {}
