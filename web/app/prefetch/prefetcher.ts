import type { PageId, RouteRow } from '../../contract/routes.js';

/** Loads each page's parts once; what failed may be tried again. */
export function createPrefetcher(load: (row: RouteRow) => Promise<unknown>) {
  const asked = new Set<PageId>();
  return (row: RouteRow): void => {
    if (asked.has(row.id)) return;
    asked.add(row.id);
    // A page that cannot be loaded now says so when it is opened.
    load(row).catch(() => asked.delete(row.id));
  };
}
