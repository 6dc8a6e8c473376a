import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { EDITIONS } from '../../web/contract/editions.js';
import { SEO_PATHS, type SeoDocument } from '../../web/contract/seo.js';
import { SeoDocuments } from '../seo/seo-documents.js';
import { listViews, RouteResolver } from '../pages/route-resolver.js';
import { PageCache } from '../pages/page-cache.js';
import type { ResponseCache } from '../http/cache/response-cache.js';
import { CloseCompression } from '../http/compression/compress.js';
import type { Encoded } from '../http/responses/make-resource.js';

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
    private readonly resolver: RouteResolver,
    private readonly pages: PageCache,
    private readonly documents: SeoDocuments,
  ) {}

  /** Returns at once. */
  start(): void {
    this.fill().catch((error: unknown) => {
      if (!this.end.signal.aborted)
        this.logger.error('Not all pages are compressed closely', error);
    });
  }

  onModuleDestroy(): void {
    this.end.abort();
  }

  private async fill(): Promise<void> {
    await this.pause(FIRST_PAUSE_MS);
    const pages = this.resolver
      .pages()
      .flatMap(({ edition, row }) => listViews(row.id).map((list) => ({ edition, row, list })));
    const documents = EDITIONS.flatMap((edition) =>
      (Object.keys(SEO_PATHS) as SeoDocument[]).map((document) => ({ document, edition })),
    );
    const texts = [...textsOf(this.pages, pages), ...textsOf(this.documents, documents)];
    const made: Text[] = [];
    for (const text of texts) {
      if (await this.gently(() => this.isMade(text))) made.push(text);
    }

    const compression = new CloseCompression();
    this.end.signal.addEventListener('abort', () => void compression.end());
    try {
      for (const { identity, replace } of made) {
        this.end.signal.throwIfAborted();
        replace(await compression.compress(await identity()));
      }
    } finally {
      await compression.end();
    }
  }

  /** One that fails is made on demand, and keeps none of the others from being made ahead. */
  private async isMade({ identity }: Text): Promise<boolean> {
    try {
      await identity();
      return true;
    } catch (error) {
      this.logger.error('One page cannot be made ahead', error);
      return false;
    }
  }

  private async gently<T>(work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const result = await work();
    await this.pause((performance.now() - startedAt) * PAUSE);
    return result;
  }

  private async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { ref: false, signal: this.end.signal });
  }
}

interface Text {
  readonly identity: () => Promise<Buffer>;
  readonly replace: (encoded: Encoded) => void;
}

const textsOf = <Key>(cache: ResponseCache<Key>, keys: readonly Key[]): Text[] =>
  keys.map((key) => ({
    identity: () => cache.identity(key),
    replace: (encoded) => cache.replace(key, encoded),
  }));
