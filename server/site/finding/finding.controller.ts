import { Controller, Get, Req, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { FINDING_PATHS, type FindingDocument } from '../../../web/contract/finding.js';
import { HostEdition } from '../host-edition.js';
import { sendStored } from '../send-stored.js';
import { FindingDocuments } from './finding-documents.js';

const TEXT = 'text/plain; charset=utf-8';

/** Documents for machines: those of the host's edition. */
@Controller()
@SkipThrottle({ calls: true, lookups: true })
export class FindingController {
  constructor(
    private readonly hostEdition: HostEdition,
    private readonly documents: FindingDocuments,
  ) {}

  @Get(FINDING_PATHS.sitemap)
  sitemap(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send('sitemap', 'application/xml; charset=utf-8', request, response);
  }

  @Get(FINDING_PATHS.robots)
  robots(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send('robots', TEXT, request, response);
  }

  @Get(FINDING_PATHS.feed)
  feed(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send('feed', 'application/atom+xml; charset=utf-8', request, response);
  }

  @Get(FINDING_PATHS.securityTxt)
  securityTxt(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send('securityTxt', TEXT, request, response);
  }

  @Get(FINDING_PATHS.llmsTxt)
  llmsTxt(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send('llmsTxt', TEXT, request, response);
  }

  @Get(FINDING_PATHS.search)
  search(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send('search', 'application/json; charset=utf-8', request, response);
  }

  private async send(
    document: FindingDocument,
    type: string,
    request: Request,
    response: Response,
  ): Promise<void> {
    const body = await this.documents.get(document, this.hostEdition.of(request));
    sendStored(request, response, body, type);
  }
}
