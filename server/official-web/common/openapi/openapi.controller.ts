import { Controller, Get, Module, Res } from '@nestjs/common';
import type { Response } from 'express';
import { API_BASE } from '../../../../web/contract/api.js';
import { ApiDocuments, etagOf } from './api-documents.js';
import { DOCUMENT_PATHS } from './description.js';
import { renderPage } from './page/render-page.js';
import { PAGE_STYLES } from './page/styles.js';
import { DiscoveryModule } from '@nestjs/core';

const CACHE = 'public, max-age=300';

/** Says what the API takes. Counted like every call, though no call itself. */
@Controller(API_BASE)
export class OpenApiController {
  private page: string | undefined;

  constructor(private readonly documents: ApiDocuments) {}

  @Get(DOCUMENT_PATHS.document)
  async document(@Res() response: Response): Promise<void> {
    send(response, 'application/json', await this.documents.json());
  }

  @Get(DOCUMENT_PATHS.page)
  async docs(@Res() response: Response): Promise<void> {
    this.page ??= renderPage(await this.documents.document());
    send(response, 'text/html; charset=utf-8', this.page);
  }

  @Get(DOCUMENT_PATHS.styles)
  styles(@Res() response: Response): void {
    send(response, 'text/css; charset=utf-8', PAGE_STYLES);
  }
}

function send(response: Response, type: string, body: string): void {
  response
    .type(type)
    .set({ 'Cache-Control': CACHE, ETag: etagOf(body) })
    .send(body);
}

/** The API's description of itself, for programs and for people. */
@Module({
  imports: [DiscoveryModule],
  controllers: [OpenApiController],
  providers: [ApiDocuments],
})
export class OpenApiModule {}
