import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import { PROJECT_ROOT } from '../config/paths.js';

/** Vite's dev server as middleware: sources of the site with hot reload, over the application's own server. */
export async function developmentSite(server: Server): Promise<RequestHandler> {
  const { createDevMiddleware } = await import('vike/server');
  const { devMiddleware } = await createDevMiddleware({
    root: PROJECT_ROOT,
    viteConfig: { server: { hmr: { server } } },
  });
  return devMiddleware as RequestHandler;
}
