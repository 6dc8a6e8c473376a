import type { Edition } from '../../contract/editions.js';
import { loadData } from '../load-data.js';
import { loadProgress } from '../progress/load-progress.js';
import { screenById } from '../screens.js';
import { SITE_ROUTES } from '../site-routes.js';
import type { PageId, RouteRow } from '../../contract/routes.js';
import { resolvePath } from '../../contract/navigation.js';

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

/** A pointer that only crosses a link on its way does not mean it. */
const DWELL_MS = 65;
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Of the Network Information API, which not every browser has. */
type NetworkNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Loads the parts of a page as soon as somebody is about to open it. Returns the function that
 * ends this.
 */
export function startPrefetching(edition: Edition, view: Window): () => void {
  const prefetch = createPrefetcher((row) =>
    Promise.all([screenById(row.screen).load(), loadData(edition, row), loadProgress()]),
  );
  let dwelling: ReturnType<typeof setTimeout> | undefined;

  const follow = ({ target, type }: Event): void => {
    clearTimeout(dwelling);
    if ((view.navigator as NetworkNavigator).connection?.saveData) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const row = targetRow(edition, link.href, view.location, SITE_ROUTES);
    if (!row) return;
    if (type === 'pointerover') dwelling = setTimeout(() => prefetch(row), DWELL_MS);
    else prefetch(row);
  };

  for (const type of SIGNS) view.document.addEventListener(type, follow, { passive: true });
  return () => {
    clearTimeout(dwelling);
    for (const type of SIGNS) view.document.removeEventListener(type, follow);
  };
}
