import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { PAGE_PARAMETER, pageNumber } from '../../web/contract/paging.js';
import type { RouteRow } from '../../web/contract/routes.js';
import { Metrics } from '../observability/metrics.js';
import { AnswerHeaders } from './answers/answer-headers.js';
import type { Answer } from './answers/answer.js';
import { requestTarget } from './answers/request-target.js';
import { answerOf } from './answers/resource.js';
import { StaticFiles } from './files/static-files.js';
import { FindingDocuments } from './finding/finding-documents.js';
import { HostEdition } from './host-edition.js';
import { listingPages } from './listing-pages.js';
import { PageStore } from './page-store.js';
import { SitePlaces } from './site-places.js';

/**
 * Decides what requests for pages, files and documents get. Those before Express and those through
 * it ask here, so that both get the same.
 */
@Injectable()
export class SiteAnswers {
  constructor(
    private readonly hostEdition: HostEdition,
    private readonly places: SitePlaces,
    private readonly files: StaticFiles,
    private readonly pages: PageStore,
    private readonly documents: FindingDocuments,
    private readonly headers: AnswerHeaders,
    private readonly metrics: Metrics,
  ) {}

  /** The answer, where it needs no waiting; undefined where a text must be made first. */
  immediate(request: IncomingMessage): Answer | undefined {
    const { path, search } = requestTarget(request.url ?? '/');
    const file = this.files.get(path);
    if (file) return answerOf(file, request);
    const edition = this.hostEdition.of(request);
    const place = this.places.find(edition, path);
    switch (place.kind) {
      case 'page': {
        const page = this.pages.peek({ edition, row: place.row, page: pageOf(place.row, search) });
        if (page) this.metrics.page('hit');
        return page && answerOf(page, request);
      }
      case 'document': {
        const document = this.documents.peek({ edition, document: place.document });
        return document && answerOf(document, request);
      }
      case 'redirect':
        return this.headers.redirect(place.to + search);
      case 'unknown':
        return this.unknown(path, place.to, request);
    }
  }

  /** The answer, made if it must be. */
  async answer(request: IncomingMessage): Promise<Answer> {
    const immediate = this.immediate(request);
    if (immediate) return immediate;
    const { path, search } = requestTarget(request.url ?? '/');
    const edition = this.hostEdition.of(request);
    const place = this.places.find(edition, path);
    if (place.kind === 'document') {
      return answerOf(await this.documents.get({ edition, document: place.document }), request);
    }
    if (place.kind !== 'page') throw new Error(`Nothing has to be made for ${path}`);
    this.metrics.page('miss');
    const page = { edition, row: place.row, page: pageOf(place.row, search) };
    return answerOf(await this.pages.get(page), request);
  }

  private unknown(path: string, to: string, request: IncomingMessage): Answer {
    const file = path.includes('%') ? this.files.get(decodeURI(path)) : undefined;
    if (file) return answerOf(file, request);
    return this.files.owns(path) ? this.headers.bare(404) : this.headers.redirect(to);
  }
}

function pageOf(row: RouteRow, search: string): number {
  if (search === '') return 1;
  const pages = listingPages(row.id);
  if (pages === 1) return 1;
  return pageNumber(new URLSearchParams(search).get(PAGE_PARAMETER), pages);
}
