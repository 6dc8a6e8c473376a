import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { startClientState } from './client-state/start-client-state.js';
import { createApp } from './create-app.js';
import { loadChunk } from './loading/load-chunk.js';
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
      loadData: async (row) => {
        if (row.id === shown.id) return shown;
        const { loadPageData } = await loadChunk(
          'load-page-data',
          () => import('./load-page-data.js'),
        );
        return loadPageData(edition, row);
      },
      recover: (error) => reloadReplaced(error, running.router?.state.navigation.location),
    },
  );
  startClientState(edition, window);
  await resolveMatched(app.routes, window.location.pathname);
  const router = createBrowserRouter(app.routes);
  running.router = router;
  hydrateRoot(root, app.compose(<RouterProvider router={router} />));
}
