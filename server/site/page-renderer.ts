import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { renderPage } from 'vike/server';
import type { SitePageContext } from '../../web/app/page-context.js';
import type { Edition } from '../../web/contract/editions.js';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/config.module.js';
import { SITE_FOLDER } from '../config/paths.js';

/** Renders one page of an edition with vike; knows nothing of the visitor. */
@Injectable()
export class PageRenderer implements OnModuleInit {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  async onModuleInit(): Promise<void> {
    // In development vike takes the sources from its dev server instead.
    if (this.config.production)
      await import(pathToFileURL(join(SITE_FOLDER, 'server/entry.mjs')).href);
  }

  async render(edition: Edition, path: string, page: number): Promise<string> {
    const { origins, mobileZoom } = this.config;
    const init: SitePageContext & { urlOriginal: string } = {
      urlOriginal: path,
      edition,
      page,
      origins,
      mobileZoom,
    };
    const { httpResponse, errorWhileRendering } = await renderPage(init);
    if (errorWhileRendering) throw asError(errorWhileRendering);
    return httpResponse.getBody();
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
