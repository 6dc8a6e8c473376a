import { Module } from '@nestjs/common';
import { AnswerHeaders } from './answers/answer-headers.js';
import { StaticFiles } from './files/static-files.js';
import { FindingDocuments } from './finding/finding-documents.js';
import { SearchPages } from './finding/search-pages.js';
import { PageRenderer } from './rendering/page-renderer.js';
import { PageStore } from './page-store.js';
import { SiteAnswers } from './site-answers.js';
import { SiteController } from './site.controller.js';
import { SiteFilling } from './site-filling.js';
import { SitePlaces } from './site-places.js';

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
