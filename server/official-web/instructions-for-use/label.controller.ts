import { Controller, Get, Inject, Module, Next, Req, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { NextFunction, Request, Response } from 'express';
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
import { REVALIDATE } from '../../http/responses/response-headers.js';
import { DocumentFiles, DocumentsModule } from './document-files.js';

const YEAR_MS = 31_536_000_000;
const RANGE_NOT_SATISFIABLE = 416;

type SendError = Error & { readonly status?: number };

/**
 * Whoever scans a label reaches the page of that version; the file itself stands below it and never
 * changes. Readers page through files by ranges, hence no limit on calls.
 */
@Controller(IFU_BASE)
@SkipThrottle({ calls: true, lookups: true })
export class LabelController {
  private readonly pages = new Map<string, IfuDocument>();
  /** Drawn when somebody asks first: at the start they would take longer than all else here. */
  private readonly codes = new Map<string, string>();
  private readonly files = new Map<string, IfuDocument>();

  constructor(
    private readonly documents: DocumentFiles,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    for (const document of IFU_DOCUMENTS) {
      this.files.set(documentPath(document), document);
      this.pages.set(labelPath(document), document);
      if (document.status === 'current') this.pages.set(currentPath(document), document);
    }
  }

  @Get(['', '{*path}'])
  open(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): void {
    const { path } = request;
    const page = this.pages.get(path);
    if (page) {
      response.set('Cache-Control', REVALIDATE);
      response.redirect(302, this.config.origins.en + pathOf(page.id, 'en'));
      return;
    }
    const code = this.codeAt(path);
    if (code !== undefined) {
      response.set('Cache-Control', REVALIDATE).type('image/svg+xml').send(code);
      return;
    }
    const file = this.files.get(path);
    if (!file) throw new ApiError('DOCUMENT_UNKNOWN');
    this.send(this.documents.get(file.id), response, next);
  }

  private codeAt(path: string): string | undefined {
    const known = this.codes.get(path);
    if (known !== undefined) return known;
    const target = [...this.pages.keys()].find((page) => qrCodePath(page) === path);
    if (target === undefined) return undefined;
    const code = qrCode(this.config.origins.en + target).content;
    this.codes.set(path, code);
    return code;
  }

  private send(document: IfuDocument, response: Response, next: NextFunction): void {
    response.set({
      ETag: `"${document.sha256}"`,
      'Content-Disposition': `inline; filename="${documentFileName(document)}"`,
    });
    // Ranges, conditions and HEAD by RFC 9110. The entity tag is the published file's own, and no
    // date stands beside it: deployments touch files.
    const options = {
      immutable: true,
      maxAge: YEAR_MS,
      lastModified: false,
      dotfiles: 'allow',
    } as const;
    response.sendFile(this.documents.fileOf(document), options, (error?: SendError) => {
      // Begun and broken off: the reader went away.
      if (!error || response.headersSent) return;
      for (const name of ['Cache-Control', 'Content-Disposition', 'ETag', 'Content-Type']) {
        response.removeHeader(name);
      }
      if (error.status === RANGE_NOT_SATISFIABLE) {
        response.set('Content-Range', `bytes */${document.sizeBytes}`);
        response.status(RANGE_NOT_SATISFIABLE).end();
      } else {
        next(new ApiError('DOCUMENT_WITHHELD'));
      }
    });
  }
}

/** Addresses that stand on labels, and the files. */
@Module({ imports: [DocumentsModule], controllers: [LabelController] })
export class LabelModule {}
