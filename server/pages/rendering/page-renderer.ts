import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Edition } from '../../../web/contract/editions.js';
import type { ListView } from '../../../web/contract/paging.js';
import type { AppConfig } from '../../config/app-config.js';
import { APP_CONFIG } from '../../config/config.module.js';
import { RenderingThread } from './rendering-thread.js';

/** Renders one page of an edition with vike; knows nothing of the visitor. */
@Injectable()
export class PageRenderer implements OnApplicationShutdown {
  private readonly thread = new RenderingThread();

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** Begins to load the site before anybody asks for a page; the dev server loads it anyway. */
  start(): void {
    if (this.config.production) this.thread.start();
  }

  /** After the last answer: until then pages may be waited for. */
  async onApplicationShutdown(): Promise<void> {
    await this.thread.end();
  }

  async render(edition: Edition, path: string, list: ListView): Promise<string> {
    const { origins, mobileZoom, production } = this.config;
    const request = { urlOriginal: path, edition, list, origins, mobileZoom };
    if (production) return this.thread.render(request);
    // Beside the dev server, which lives in this thread.
    const { renderPage } = await import('./render-page.js');
    return renderPage(request);
  }
}
