import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Edition } from '../../web/contract/editions.js';
import { Metrics } from '../operations/metrics/metrics.js';
import { ResponseHeaders } from '../http/responses/response-headers.js';
import {
  type PreparedResponse,
  type ResourceRequest,
  selectResponse,
} from '../http/responses/resource.js';
import { decidingHeaders } from '../http/responses/deciding-headers.js';
import { requestTarget } from '../http/requests.js';
import { StaticFiles } from '../http/static-files/static-files.js';
import { SeoDocuments } from '../seo/seo-documents.js';
import { HostEdition } from '../http/host-edition.js';
import { askedView, type RouteMatch, RouteResolver } from '../pages/route-resolver.js';
import { PageCache } from '../pages/page-cache.js';
import type { CacheSlot } from '../http/cache/response-cache.js';

type TextualMatch = Extract<RouteMatch, { kind: 'page' | 'document' }>;

/** What is cached for an address. */
interface Cached {
  readonly text: CacheSlot;
  readonly isPage: boolean;
}

/**
 * Decides what requests for pages, files and documents get. Those before Express and those through
 * it ask here, so that both get the same.
 */
@Injectable()
export class SiteResponses {
  /** By the very addresses at which pages and documents are linked. */
  private readonly linked: Readonly<Record<Edition, ReadonlyMap<string, Cached>>>;

  constructor(
    private readonly hostEdition: HostEdition,
    private readonly resolver: RouteResolver,
    private readonly files: StaticFiles,
    private readonly pages: PageCache,
    private readonly documents: SeoDocuments,
    private readonly headers: ResponseHeaders,
    private readonly metrics: Metrics,
  ) {
    this.linked = { zh: this.linkedIn('zh'), en: this.linkedIn('en') };
  }

  /**
   * The answer to the very address of a file, page or document, as links have it and nearly all
   * visitors ask for it; undefined for all others, and where the text must be made first.
   */
  linkedResponse(request: IncomingMessage): PreparedResponse | undefined {
    const { url = '/', method, socket } = request;
    const asked = { method, socket, headers: decidingHeaders(request) };
    const cached = this.linked[this.hostEdition.of(asked)].get(url);
    if (cached) return this.cachedResponse(cached, asked);
    const file = this.files.get(url);
    return file && selectResponse(file, asked);
  }

  /** The answer, where it needs no waiting; undefined where a text must be made first. */
  immediate(request: IncomingMessage): PreparedResponse | undefined {
    const { path, search } = requestTarget(request.url ?? '/');
    const file = this.files.get(path);
    if (file) return selectResponse(file, request);
    const edition = this.hostEdition.of(request);
    const match = this.resolver.find(edition, path);
    switch (match.kind) {
      case 'page':
      case 'document':
        return this.cachedResponse(this.cached(edition, match, search), request);
      case 'redirect':
        return this.headers.redirect(match.to + search);
      case 'unknown':
        return this.unknown(path, match.to, request);
    }
  }

  /** The answer, made if it must be. */
  async answer(request: IncomingMessage): Promise<PreparedResponse> {
    const immediate = this.immediate(request);
    if (immediate) return immediate;
    const { path, search } = requestTarget(request.url ?? '/');
    const edition = this.hostEdition.of(request);
    const match = this.resolver.find(edition, path);
    if (match.kind === 'document') {
      return selectResponse(
        await this.documents.get({ edition, document: match.document }),
        request,
      );
    }
    if (match.kind !== 'page') throw new Error(`Nothing has to be made for ${path}`);
    this.metrics.page('miss');
    const page = { edition, row: match.row, list: askedView(match.row.id, search) };
    return selectResponse(await this.pages.get(page), request);
  }

  private linkedIn(edition: Edition): ReadonlyMap<string, Cached> {
    return new Map(
      this.resolver
        .linked(edition)
        .flatMap(([path, match]) =>
          match.kind === 'page' || match.kind === 'document'
            ? [[path, this.cached(edition, match, '')] as const]
            : [],
        ),
    );
  }

  private cached(edition: Edition, match: TextualMatch, search: string): Cached {
    if (match.kind === 'document') {
      return { text: this.documents.slot({ edition, document: match.document }), isPage: false };
    }
    const page = { edition, row: match.row, list: askedView(match.row.id, search) };
    return { text: this.pages.slot(page), isPage: true };
  }

  private cachedResponse(
    { text, isPage }: Cached,
    request: ResourceRequest,
  ): PreparedResponse | undefined {
    if (!text.stored) return undefined;
    if (isPage) this.metrics.page('hit');
    return selectResponse(text.stored.resource, request);
  }

  private unknown(path: string, to: string, request: IncomingMessage): PreparedResponse {
    const file = path.includes('%') ? this.files.get(decodeURI(path)) : undefined;
    if (file) return selectResponse(file, request);
    return this.files.owns(path) ? this.headers.bare(404) : this.headers.redirect(to);
  }
}
