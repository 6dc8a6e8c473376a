import type { Edition } from './editions.js';
import { HELD_ROLES, isKept } from './permission.js';
import { ROUTES, type RouteRow } from './routes.js';

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
