import type { Edition } from '../contract/editions.js';
import { HELD_ROLES, isPermitted } from '../contract/permission.js';
import { type PageId, ROUTES, type RouteRow } from '../contract/routes.js';
import { type ClientState, useClientState } from './client-state/client-state.js';
import { useSite } from './site.js';

/** A row of the route table with the rows below it. */
export interface PermissionRoute {
  readonly row: RouteRow;
  readonly children: readonly PermissionRoute[];
}

/** The edition's whole route tree; rows whose parent the edition lacks stand at the top. */
export function permissionRoutes(
  edition: Edition,
  rows: readonly RouteRow[] = ROUTES,
): readonly PermissionRoute[] {
  const listed = rows.filter(({ path }) => path[edition] !== undefined);
  const isListed = (id: PageId) => listed.some((row) => row.id === id);
  const below = (parent: PageId | undefined): readonly PermissionRoute[] =>
    listed
      .filter((row) => (row.parent && isListed(row.parent) ? row.parent : undefined) === parent)
      .map((row) => ({ row, children: below(row.id) }));
  return below(undefined);
}

/** The routes that somebody with these roles may see; what is below a dropped route goes with it. */
export function addedRoutes(
  routes: readonly PermissionRoute[],
  heldRoles: readonly string[],
): readonly PermissionRoute[] {
  return routes
    .filter(({ row }) => isPermitted(row.meta, heldRoles))
    .map(({ row, children }) => ({ row, children: addedRoutes(children, heldRoles) }));
}

/** The rows of a menu, in its order: those below a page, or at the top. */
export function menuRows(routes: readonly PermissionRoute[], parent?: PageId): RouteRow[] {
  return below(routes, parent)
    .map(({ row }) => row)
    .filter(({ meta }) => meta.show)
    .sort((a, b) => a.meta.sort - b.meta.sort);
}

function below(
  routes: readonly PermissionRoute[],
  parent: PageId | undefined,
): readonly PermissionRoute[] {
  if (parent === undefined) return routes;
  for (const { row, children } of routes) {
    const found = row.id === parent ? children : below(children, parent);
    if (found.length > 0) return found;
  }
  return [];
}

const EDITION_ROUTES: Partial<Record<Edition, readonly PermissionRoute[]>> = {};

/** The routes of an edition that everybody may see: made once. */
export function editionRoutes(edition: Edition): readonly PermissionRoute[] {
  return (EDITION_ROUTES[edition] ??= addedRoutes(permissionRoutes(edition), HELD_ROLES));
}

/** The state's routes that the visitor may see; null before the first navigation has made them. */
export function heldRoutes(
  state: Pick<ClientState, 'permissionRoutes' | 'addedRoutes'>,
): readonly PermissionRoute[] | null {
  return state.permissionRoutes.length === 0 ? null : state.addedRoutes;
}

/**
 * The routes that the visitor may see, from the client state. On the server, and until the first
 * navigation has filled the state, those that everybody may see.
 */
export function useAddedRoutes(): readonly PermissionRoute[] {
  const { edition } = useSite();
  return useClientState(heldRoutes) ?? editionRoutes(edition);
}
