import type { Edition } from '../../contract/editions.js';
import { resolvePath } from '../../contract/navigation.js';
import type { RouteRow } from '../../contract/routes.js';

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
