import { Module } from '@nestjs/common';
import { AnswerHeaders } from '../http/responses/response-headers.js';
import { StaticFiles } from '../http/static-files/static-files.js';
import { FindingDocuments } from '../seo/seo-documents.js';
import { SearchPages } from './search-pages.js';
import { PageRenderer } from './rendering/page-renderer.js';
import { PageStore } from './page-cache.js';
import { SiteAnswers } from './site-responses.js';
import { SiteController } from './pages.controller.js';
import { SiteFilling } from './cache-warmer.js';
import { SitePlaces } from './route-resolver.js';

/** The React site: its controller takes what no other one names. */
@Module({
  controllers: [SiteController],
  providers: [
    AnswerHeaders,
    FindingDocuments,
    PageRenderer,
    PageStore,
    SearchPages,
    SiteAnswers,
    SiteFilling,
    SitePlaces,
    StaticFiles,
  ],
})
export class SiteModule {}
