import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { startClientState } from './client-state/start-client-state.js';
import { createApp } from './create-app.js';
import { loadData } from './load-data.js';
import { reloadReplaced } from './loading/reload-replaced.js';
import { PAGE_DATA_ID, parsePageData } from './page-data.js';
import { readRootData } from './root-element.js';

/** Loads the lazy parts of the page being shown; hydrating before would discard its HTML. */
async function resolveMatched(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}

function readPageData() {
  const element = document.getElementById(PAGE_DATA_ID);
  if (!(element instanceof HTMLTemplateElement)) throw new Error('The page carries no data');
  return parsePageData(element.content.textContent ?? '');
}

/** Makes the server's HTML inside the root element live. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const { edition, origins } = readRootData(root);
  const { company, ui, ...shown } = readPageData();
  const running: { router?: ReturnType<typeof createBrowserRouter> } = {};
  const app = createApp(
    { edition, origins, content: { company, ui } },
    {
      loadData: (row) => (row.id === shown.id ? Promise.resolve(shown) : loadData(edition, row)),
      recover: (error) => reloadReplaced(error, running.router?.state.navigation.location),
    },
  );
  startClientState(edition, window);
  await resolveMatched(app.routes, window.location.pathname);
  const router = createBrowserRouter(app.routes);
  running.router = router;
  // In slices that leave the visitor's hand and eye their time.
  startTransition(() => {
    hydrateRoot(root, app.compose(<RouterProvider router={router} />));
  });
}
