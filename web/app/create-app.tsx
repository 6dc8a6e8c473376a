import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createRoutes, type PageSource } from './routes.js';
import { type Site, SiteContext } from '../site/site.js';

export interface App {
  readonly routes: RouteObject[];
  /** The whole tree around a side's own router element. */
  readonly compose: (router: ReactElement) => ReactElement;
}

/** Composes the site once for both sides, so that server and browser cannot drift apart. */
export function createApp(site: Site, source: PageSource): App {
  return {
    routes: createRoutes(site.edition, source),
    compose: (router) => <SiteContext value={site}>{router}</SiteContext>,
  };
}
