import { Module } from '@nestjs/common';
import { ResponseHeaders } from '../http/responses/response-headers.js';
import { StaticFiles } from '../http/static-files/static-files.js';
import { SeoDocuments } from '../seo/seo-documents.js';
import { SearchPages } from '../seo/search-pages.js';
import { PageRenderer } from '../pages/rendering/page-renderer.js';
import { PageCache } from '../pages/page-cache.js';
import { SiteResponses } from './site-responses.js';
import { SiteController } from './site.controller.js';
import { CacheWarmer } from './cache-warmer.js';
import { RouteResolver } from '../pages/route-resolver.js';

/** The React site: its controller takes what no other one names. */
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
