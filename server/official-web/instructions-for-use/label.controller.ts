import { Controller, Get, Inject, Module, Req, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { qrCode } from '../../../web/documents/qr-code.js';
import {
  currentPath,
  documentFileName,
  documentPath,
  IFU_BASE,
  IFU_DOCUMENTS,
  type IfuDocument,
  labelPath,
  qrCodePath,
} from '../../../web/contract/instructions-for-use.js';
import { pathOf } from '../../../web/contract/routes.js';
import type { AppConfig } from '../../config/app-config.js';
import { APP_CONFIG } from '../../config/config.module.js';
import { ApiError } from '../common/envelope/api-error.js';
import { contentOf, makeResource } from '../../http/responses/make-resource.js';
import {
  type Resource,
  selectResponse,
  sendThroughExpress,
} from '../../http/responses/resource.js';
import { ResponseHeaders, REVALIDATE } from '../../http/responses/response-headers.js';
import { DocumentFiles, DocumentsModule } from './document-files.js';

/**
 * Whoever scans a label reaches the page of that version; the file itself stands below it and never
 * changes. Readers page through files by ranges, hence no limit on calls.
 */
@Controller(IFU_BASE)
@SkipThrottle({ calls: true, lookups: true })
export class LabelController {
  private readonly pages = new Map<string, IfuDocument>();
  private readonly files = new Map<string, IfuDocument>();
  /** Codes are drawn when somebody asks first: at the start they would take longer than all else here. */
  private readonly resources = new Map<string, Resource>();

  constructor(
    private readonly documents: DocumentFiles,
    private readonly headers: ResponseHeaders,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    for (const document of IFU_DOCUMENTS) {
      this.files.set(documentPath(document), document);
      this.pages.set(labelPath(document), document);
      if (document.status === 'current') this.pages.set(currentPath(document), document);
    }
  }

  @Get(['', '{*path}'])
  open(@Req() request: Request, @Res() response: Response): void {
    const { path } = request;
    // As people type it; labels are in lower case.
    const page = this.pages.get(path.toLowerCase().replace(/\/$/, ''));
    if (page) {
      response.set('Cache-Control', REVALIDATE);
      response.redirect(302, this.config.origins.en + pathOf(page.id, 'en'));
      return;
    }
    const resource = this.resources.get(path) ?? this.codeAt(path) ?? this.fileAt(path);
    if (!resource) throw new ApiError('DOCUMENT_UNKNOWN');
    this.resources.set(path, resource);
    sendThroughExpress(request, response, selectResponse(resource, request));
  }

  private codeAt(path: string): Resource | undefined {
    const target = [...this.pages.keys()].find((page) => qrCodePath(page) === path);
    if (target === undefined) return undefined;
    const code = Buffer.from(qrCode(this.config.origins.en + target).content);
    return makeResource(
      this.headers,
      { identity: contentOf(code) },
      {
        status: 200,
        type: 'image/svg+xml; charset=utf-8',
        caching: { 'Cache-Control': REVALIDATE },
        ranges: false,
        isOfEdition: false,
      },
    );
  }

  /** Its entity tag is the published file's own checksum. */
  private fileAt(path: string): Resource | undefined {
    const document = this.files.get(path);
    if (!document) return undefined;
    const identity = {
      ...contentOf(this.documents.bytesOf(document.id)),
      digest: document.sha256,
    };
    return makeResource(
      this.headers,
      { identity },
      {
        status: 200,
        type: 'application/pdf',
        caching: {
          'Cache-Control': 'public, max-age=31536000, immutable',
          'Content-Disposition': `inline; filename="${documentFileName(document)}"`,
        },
        ranges: true,
        isOfEdition: false,
      },
    );
  }
}

/** Addresses that stand on labels, and the files. */
@Module({
  imports: [DocumentsModule],
  providers: [ResponseHeaders],
  controllers: [LabelController],
})
export class LabelModule {}
