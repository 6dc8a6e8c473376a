// First, so that the order of the cascade layers is known before any component's styles.
import '../ui/styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import type { PageId } from '../contract/routes.js';
import { startClientState } from '../site/client-state/start-client-state.js';
import { nextTask } from '../site/loading/when-idle.js';
import { reloadReplaced } from '../site/loading/reload-replaced.js';
import type { LoadedPage } from '../site/site.js';
import { loadData, PAGE_DATA_ID, parsePageData, readRootData, ROOT_ID } from './page-data.js';
import { createApp } from './routes.js';

/** Loads what the page being shown is made of; hydrating before would discard its HTML. */
async function loadShown(routes: readonly RouteObject[], id: PageId): Promise<HydrationState> {
  const shown = routes.flatMap(({ children = [] }) => children).find((route) => route.id === id);
  const load = shown?.loader as ((args: unknown) => Promise<LoadedPage>) | undefined;
  const request = new Request(window.location.href);
  return { loaderData: { [id]: await load?.({ request }) } };
}

function readPageData() {
  const element = document.getElementById(PAGE_DATA_ID) as HTMLTemplateElement | null;
  if (!element) throw new Error('The page carries no data');
  return parsePageData(element.content.textContent ?? '');
}

/** What a browser says of a cross-fade that another navigation, or a hidden window, has cut short. */
const CUT_SHORT = ['AbortError', 'InvalidStateError'];

/**
 * Keeps cross-fades that are cut short out of the console: the page is shown all the same. The router
 * leaves the promises of a transition without anyone who would catch.
 */
function ignoreCutTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && CUT_SHORT.includes(reason.name)) event.preventDefault();
  });
}

/**
 * Loads what the page needs to become live. Fails where a part cannot be loaded, and may be called
 * again then. Returns the function that makes the server's HTML inside the root element live.
 */
export async function prepareHydration(): Promise<() => Promise<void>> {
  const root = document.getElementById(ROOT_ID)!;
  const { edition, origins } = readRootData(root);
  const { content, ...shown } = readPageData();
  const running: { router?: ReturnType<typeof createBrowserRouter> } = {};
  const app = createApp(
    { edition, origins, content },
    {
      loadData: (row) => (row.id === shown.id ? Promise.resolve(shown) : loadData(edition, row)),
      recover: (error) => reloadReplaced(error, running.router?.state.navigation.location),
    },
  );
  // Says that the page is the server's, too: without it the router would scroll to the top, wherever
  // the visitor or the browser has gone by now.
  const hydrationData = await loadShown(app.routes, shown.id);
  return async () => {
    startClientState(edition, window);
    ignoreCutTransitions();
    await nextTask();
    const router = createBrowserRouter(app.routes, { hydrationData });
    running.router = router;
    await nextTask();
    // In slices that leave the visitor's hand and eye their time.
    startTransition(() => {
      hydrateRoot(root, app.compose(<RouterProvider router={router} />));
    });
  };
}
