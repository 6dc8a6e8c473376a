import { type Edition, isEnglishPath } from './editions.js';
import { notFoundAddress } from './not-found.js';
import { HELD_ROLES, isKept } from './permission.js';
import { type PageId, pathOf, ROUTES, type RouteRow } from './routes.js';

export type Resolution =
  | { readonly kind: 'page'; readonly row: RouteRow }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Leads to the page that says so; the address's query stays behind. */
  | { readonly kind: 'unknown'; readonly to: string };

/**
 * Where a path leads in an edition: to a page, or on to another address. The server answers with
 * it, and the router in the browser is built from the same rules.
 */
export function resolvePath(
  edition: Edition,
  pathname: string,
  rows: readonly RouteRow[] = ROUTES,
): Resolution {
  const home = pathOf('home', edition);
  if (edition === 'en' && pathname === '/') return { kind: 'redirect', to: home };
  if (edition === 'zh' && isEnglishPath(pathname)) return { kind: 'redirect', to: home };
  const path = withoutTrailingSlash(pathname);
  const row = rows.find(
    (candidate) => candidate.path[edition] === path && isKept(candidate, edition, HELD_ROLES),
  );
  if (!row) return { kind: 'unknown', to: notFoundAddress(edition, pathname) };
  if (row.redirectTo) return { kind: 'redirect', to: pathOf(row.redirectTo, edition) };
  if (path !== pathname) return { kind: 'redirect', to: path };
  return { kind: 'page', row };
}

/** Without a regular expression, which would look at thousands of slashes from each of them anew. */
function withoutTrailingSlash(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** The same page in another edition, or that edition's home where it has no such page. */
export function counterpartPath(id: PageId, edition: Edition): string {
  const row = ROUTES.find((candidate) => candidate.id === id);
  return row?.path[edition] ?? pathOf('home', edition);
}

export interface IndexedRow extends RouteRow {
  readonly address: string;
}

/** Pages of an edition that search engines and visitors are meant to find, with their paths. */
export function indexedRows(edition: Edition): readonly IndexedRow[] {
  return ROUTES.flatMap((row) => {
    const address = row.path[edition];
    const isOffered = row.meta.indexed && !row.redirectTo && isKept(row, edition, HELD_ROLES);
    return address === undefined || !isOffered ? [] : [{ ...row, address }];
  });
}
