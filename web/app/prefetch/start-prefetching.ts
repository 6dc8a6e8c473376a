import type { Edition } from '../../contract/editions.js';
import { SITE_ROUTES } from '../development-pages.js';
import { loadData } from '../page-data.js';
import { loadScreen } from '../screens.js';
import { createPrefetcher, targetRow } from './prefetcher.js';

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
    Promise.all([loadScreen(row.screen), loadData(edition, row)]),
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
