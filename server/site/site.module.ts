import { Module } from '@nestjs/common';
import { FindingController } from './finding/finding.controller.js';
import { FindingDocuments } from './finding/finding-documents.js';
import { SearchPages } from './finding/search-pages.js';
import { PageRenderer } from './page-renderer.js';
import { PageStore } from './page-store.js';
import { SiteController } from './site.controller.js';

/** The React site. Imported last: its controller takes what no other module took. */
@Module({
  controllers: [FindingController, SiteController],
  providers: [FindingDocuments, PageRenderer, PageStore, SearchPages],
})
export class SiteModule {}
