import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage as render } from 'vike/server';
import type { SitePageContext } from '../../../web/app/page-context.js';
import { SITE_FOLDER } from '../../config/paths.js';

/** Brings the built site to vike, which in development takes the sources from its dev server instead. */
export async function loadBuiltSite(): Promise<void> {
  await import(pathToFileURL(join(SITE_FOLDER, 'server/entry.mjs')).href);
}

/**
 * The HTML of one page.
 * @throws what a component threw
 */
export async function renderPage(page: SitePageContext): Promise<string> {
  const { httpResponse, errorWhileRendering } = await render({ ...page });
  if (errorWhileRendering) throw asError(errorWhileRendering);
  return httpResponse.getBody();
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
