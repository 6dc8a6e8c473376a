import type { Edition } from './editions.js';
import { routeById, type RouteRow } from './routes.js';

/** Roles of a visitor. Visitors are anonymous: nobody holds one, and every page is public. */
export const HELD_ROLES: readonly string[] = [];

/** A route is kept if it names no roles, or the user holds one of them. */
export function isPermitted(
  { roles }: { readonly roles?: readonly string[] },
  heldRoles: readonly string[],
): boolean {
  return roles === undefined || roles.length === 0 || roles.some((r) => heldRoles.includes(r));
}

/** Whether a row and every row above it in the edition are kept. */
export function isKept(
  { meta, parent }: RouteRow,
  edition: Edition,
  heldRoles: readonly string[],
): boolean {
  if (!isPermitted(meta, heldRoles)) return false;
  const above = parent === undefined ? undefined : routeById(parent);
  return above?.path[edition] === undefined || isKept(above, edition, heldRoles);
}
