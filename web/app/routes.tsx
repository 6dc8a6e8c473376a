import type { ReactElement } from 'react';
import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom';
import { type Edition, EN_PREFIX } from '../contract/editions.js';
import { notFoundAddress } from '../contract/not-found.js';
import { HELD_ROLES, isKept } from '../contract/permission.js';
import { pathOf, type RouteRow } from '../contract/routes.js';
import { SITE_ROUTES } from './development-pages.js';
import type { PageData } from './page-data.js';
import { RootError } from './root-error.js';
import { loadScreen } from './screens.js';
import { Shell } from './shell.js';
import { type LoadedPage, type Site, SiteContext, useLoadedPage } from '../site/site.js';

/** How a side of the application gets what pages are made of. */
export interface PageSource {
  readonly loadData: (
    row: RouteRow,
  ) => Promise<Pick<PageData, 'text' | 'screenTexts' | 'figures' | 'diagrams'>>;
  /** Deals with a page that could not be loaded, or fails with the error. */
  readonly recover?: (error: unknown) => Promise<never>;
}

function redirectRoute(path: string, to: string): RouteObject {
  return { path, caseSensitive: true, loader: () => redirect(to) };
}

function unknownRoute(edition: Edition): RouteObject {
  const loader = ({ request }: LoaderFunctionArgs) =>
    redirect(notFoundAddress(edition, new URL(request.url).pathname));
  return { path: '*', loader };
}

function pageRoute(
  row: RouteRow,
  path: string,
  edition: Edition,
  { loadData, recover }: PageSource,
): RouteObject {
  if (row.redirectTo) return redirectRoute(path, pathOf(row.redirectTo, edition));
  const load = async (): Promise<LoadedPage> => {
    const [{ createScreen }, { text, screenTexts, figures, diagrams }] = await Promise.all([
      loadScreen(row.screen),
      loadData(row),
    ]);
    return { Screen: createScreen(screenTexts), row, text, figures, diagrams };
  };
  let loaded: Promise<LoadedPage> | undefined;
  const loader = ({ request }: LoaderFunctionArgs): Promise<LoadedPage> => {
    loaded ??= load().catch((error: unknown) => {
      // The next visit tries again.
      loaded = undefined;
      throw error;
    });
    return loaded.catch((error: unknown) => {
      // Nobody waits for it any more where the visitor has gone elsewhere meanwhile.
      if (!recover || request.signal.aborted) throw error;
      return recover(error);
    });
  };
  return {
    id: row.id,
    path,
    caseSensitive: true,
    Component: Page,
    // Not `lazy`, of which the router keeps a failure as well.
    loader,
  };
}

/** The screen of the route's page. */
function Page() {
  const Screen = useLoadedPage()?.Screen;
  return Screen && <Screen />;
}

/** Addresses that belong to the other edition's host. */
function foreignRoutes(edition: Edition): RouteObject[] {
  const home = pathOf('home', edition);
  return edition === 'en'
    ? [redirectRoute('/', home)]
    : [redirectRoute(EN_PREFIX, home), redirectRoute(`${EN_PREFIX}/*`, home)];
}

/** The route tree of an edition, by the same rules by which the server resolves addresses. */
function createRoutes(edition: Edition, source: PageSource): RouteObject[] {
  const pages = SITE_ROUTES.filter((row) => isKept(row, edition, HELD_ROLES)).flatMap((row) => {
    const path = row.path[edition];
    return path === undefined ? [] : [pageRoute(row, path, edition, source)];
  });
  return [
    {
      Component: Shell,
      ErrorBoundary: RootError,
      children: [...pages, ...foreignRoutes(edition), unknownRoute(edition)],
    },
  ];
}

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
