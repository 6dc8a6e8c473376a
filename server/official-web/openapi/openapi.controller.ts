import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { API_BASE } from '../../../web/contract/api.js';
import { ApiDocuments, etagOf } from './api-documents.js';
import { DOCUMENT_PATHS } from './document-paths.js';
import { renderPage } from './page/render-page.js';
import { PAGE_STYLES } from './page/styles.js';

const CACHE = 'public, max-age=300';

/** Says what the API takes. Counted like every call, though no call itself. */
@ApiExcludeController()
@Controller(API_BASE)
export class OpenApiController {
  private page: string | undefined;

  constructor(private readonly documents: ApiDocuments) {}

  @Get(DOCUMENT_PATHS.document)
  document(@Res() response: Response): void {
    send(response, 'application/json', this.documents.json);
  }

  @Get(DOCUMENT_PATHS.page)
  docs(@Res() response: Response): void {
    this.page ??= renderPage(this.documents.document);
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
