import type { Edition } from '../contract/editions.js';
import type { RouteRow } from '../contract/routes.js';
import { loadChunk } from '../site/loading/load-chunk.js';

/** Loads what a page is made of; the code that knows how is not part of the first page. */
export async function loadData(edition: Edition, row: RouteRow) {
  const { loadPageData } = await loadChunk('load-page-data', () => import('./load-page-data.js'));
  return loadPageData(edition, row);
}
