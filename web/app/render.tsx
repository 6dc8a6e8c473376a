import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Edition } from '../contract/editions.js';
import { loadContent } from './load-texts.js';
import { listQuery } from '../contract/paging.js';
import { type Product, productFolder, type ProductId, productById } from '../contract/products.js';
import type { RouteRow } from '../contract/routes.js';
import { HOME_EXPLORER } from '../features/home/home-data.js';
import { prepareStage } from '../features/product/explorer.js';
import { loadStageWithStates } from '../products/load-explorer.js';
import { type App, createApp } from './routes.js';
import { loadPageData } from './load-page-data.js';
import type { PageData } from './page-data.js';
import type { SitePageContext } from './page-context.js';
import type { Site } from '../site/site.js';

interface ServerSite {
  readonly site: Site;
  readonly app: App;
  readonly handler: ReturnType<typeof createStaticHandler>;
}

export interface RenderedPage {
  readonly site: Site;
  readonly data: PageData;
  readonly html: string;
}

const served = new Map<Edition, Promise<ServerSite>>();

async function createServerSite({ edition, origins }: SitePageContext): Promise<ServerSite> {
  const site: Site = { edition, origins, content: await loadContent(edition) };
  const app = createApp(site, {
    loadData: async (row) => {
      await prepareExplorer(edition, row);
      return loadPageData(edition, row);
    },
  });
  return { site, app, handler: createStaticHandler(app.routes) };
}

/** Its first state is part of the page's HTML. */
async function prepareExplorer(edition: Edition, { id, product }: RouteRow): Promise<void> {
  const shown: ProductId | undefined = id === 'home' ? HOME_EXPLORER : product;
  if (!shown) return;
  const { hasExplorer }: Product = productById(shown);
  if (!hasExplorer) return;
  const { figures } = await import('virtual:figures');
  const Stage = await loadStageWithStates(edition, shown, figures);
  const options = { identifierPrefix: productFolder(shown) };
  prepareStage(edition, shown, renderToString(<Stage data={{}} />, options));
}

function serverSite(pageContext: SitePageContext): Promise<ServerSite> {
  const known = served.get(pageContext.edition) ?? createServerSite(pageContext);
  served.set(pageContext.edition, known);
  return known;
}

/**
 * Renders one page; its HTML depends on edition, page and how its list is shown, never on
 * the visitor or the rest of the query.
 */
export async function renderApp(
  pageContext: SitePageContext,
  row: RouteRow,
): Promise<RenderedPage> {
  const { site, app, handler } = await serverSite(pageContext);
  const path = row.path[site.edition];
  if (path === undefined) throw new Error(`The ${site.edition} edition has no page ${row.id}`);
  const address = new URL(path + listQuery(pageContext.list), site.origins[site.edition]);
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${path} leads on and cannot be rendered`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    app.compose(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  );
  const pageData = await loadPageData(site.edition, row);
  return { site, html, data: { content: site.content, ...pageData } };
}
