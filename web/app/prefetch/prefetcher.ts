import type { PageId, RouteRow } from '../../contract/routes.js';
import type { Edition } from '../../contract/editions.js';
import { resolvePath } from '../../contract/navigation.js';

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

/** Redirects of the route table lead to a page in one step. */
const STEPS = 2;

/** The page that an address of this site leads to, if it is one. */
export function targetRow(
  edition: Edition,
  href: string,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  rows: readonly RouteRow[],
): RouteRow | null {
  const target = new URL(href);
  if (target.origin !== origin || target.pathname === pathname) return null;
  let path = target.pathname;
  for (let step = 0; step < STEPS; step += 1) {
    const resolution = resolvePath(edition, path, rows);
    if (resolution.kind === 'page') return resolution.row;
    if (resolution.kind === 'unknown') return null;
    path = resolution.to;
  }
  return null;
}
