import { Module } from '@nestjs/common';
import { ResponseHeaders } from '../http/responses/response-headers.js';
import { StaticFiles } from '../http/static-files/static-files.js';
import { SeoDocuments } from '../seo/seo-documents.js';
import { SearchPages } from './search-pages.js';
import { PageRenderer } from './rendering/page-renderer.js';
import { PageCache } from './page-cache.js';
import { SiteResponses } from './site-responses.js';
import { SiteController } from './pages.controller.js';
import { CacheWarmer } from './cache-warmer.js';
import { RouteResolver } from './route-resolver.js';

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
