import { Inject, Injectable } from '@nestjs/common';
import type { Edition } from '../../web/contract/editions.js';
import type { RouteRow } from '../../web/contract/routes.js';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/config.module.js';
import { Metrics } from '../observability/metrics.js';
import { PageRenderer } from './page-renderer.js';
import { storedBody, type StoredBody } from './stored-body.js';

/**
 * Every page of every edition, rendered and compressed once. Only rows of the route table come
 * here, so that requests for other paths cannot fill it.
 */
@Injectable()
export class PageStore {
  private readonly pages = new Map<string, Promise<StoredBody>>();

  constructor(
    private readonly renderer: PageRenderer,
    private readonly metrics: Metrics,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @param page how far the page's list is unfolded, from 1 */
  get(edition: Edition, row: RouteRow, page: number): Promise<StoredBody> {
    // Sources change while developing.
    if (!this.config.production) return this.make(edition, row, page);
    const key = `${edition} ${row.id} ${page}`;
    const stored = this.pages.get(key);
    this.metrics.page(stored ? 'hit' : 'miss');
    if (stored) return stored;
    const made = this.make(edition, row, page);
    this.pages.set(key, made);
    made.catch(() => this.pages.delete(key));
    return made;
  }

  private async make(edition: Edition, row: RouteRow, page: number): Promise<StoredBody> {
    const html = await this.renderer.render(edition, row.path[edition]!, page);
    return storedBody(html);
  }
}
