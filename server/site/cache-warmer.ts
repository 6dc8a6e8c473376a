import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { EDITIONS } from '../../web/contract/editions.js';
import { SEO_PATHS, type SeoDocument } from '../../web/contract/seo.js';
import { SeoDocuments } from '../seo/seo-documents.js';
import { listViews, RouteResolver } from '../pages/route-resolver.js';
import { PageCache } from '../pages/page-cache.js';
import { CloseCompression } from '../http/compression/compress.js';

/** The first visitors after a start come first. */
const FIRST_PAUSE_MS = 1_000;
/** Pauses are this many times as long as the work before them: the other time is the visitors'. */
const PAUSE = 4;

/**
 * Makes all pages and documents after the start, before anybody asks, and then compresses them
 * closely. It works little at a time; whoever comes first has his page made at once.
 */
@Injectable()
export class CacheWarmer implements OnModuleDestroy {
  private readonly logger = new Logger('Site');
  private readonly end = new AbortController();

  constructor(
    private readonly places: RouteResolver,
    private readonly pages: PageCache,
    private readonly documents: SeoDocuments,
  ) {}

  /** Returns at once. */
  start(): void {
    this.fill().catch((error: unknown) => {
      if (!this.end.signal.aborted) this.logger.error('Pages are made on demand only', error);
    });
  }

  onModuleDestroy(): void {
    this.end.abort();
  }

  private async fill(): Promise<void> {
    await this.pause(FIRST_PAUSE_MS);
    const pages = this.places
      .pages()
      .flatMap(({ edition, row }) => listViews(row.id).map((list) => ({ edition, row, list })));
    const documents = EDITIONS.flatMap((edition) =>
      (Object.keys(SEO_PATHS) as SeoDocument[]).map((document) => ({ document, edition })),
    );
    for (const page of pages) await this.gently(() => this.pages.identity(page));
    for (const document of documents) await this.gently(() => this.documents.identity(document));

    const compression = new CloseCompression();
    this.end.signal.addEventListener('abort', () => void compression.end());
    for (const page of pages) {
      this.end.signal.throwIfAborted();
      this.pages.replace(page, await compression.compress(await this.pages.identity(page)));
    }
    for (const document of documents) {
      this.end.signal.throwIfAborted();
      const identity = await this.documents.identity(document);
      this.documents.replace(document, await compression.compress(identity));
    }
    await compression.end();
  }

  private async gently(work: () => Promise<unknown>): Promise<void> {
    const startedAt = performance.now();
    await work();
    await this.pause((performance.now() - startedAt) * PAUSE);
  }

  private async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { ref: false, signal: this.end.signal });
  }
}
