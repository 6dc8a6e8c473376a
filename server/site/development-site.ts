import type { Server } from 'node:http';
import { type RequestHandler, Router } from 'express';
import { PROJECT_ROOT } from '../config/paths.js';

/** Where the dev server has modules; no page of the site stands there. */
const MODULE_PATH = /^\/(?:web|node_modules|@[^/]+)\//;

/** Vite's dev server as middleware: sources of the site with hot reload, over the application's own server. */
export async function developmentSite(server: Server): Promise<RequestHandler> {
  const { createDevMiddleware } = await import('vike/server');
  const { devMiddleware } = await createDevMiddleware({
    root: PROJECT_ROOT,
    viteConfig: { server: { hmr: { server } } },
  });
  const router = Router();
  router.use(devMiddleware as RequestHandler);
  // Vite has told of a module that it cannot transform, in the terminal and over the page, and passes
  // the request on: to an unknown page, if nobody said so here.
  router.use((request, response, next) => {
    if (MODULE_PATH.test(request.path)) response.status(500).type('text/plain').send('500');
    else next();
  });
  return router;
}
