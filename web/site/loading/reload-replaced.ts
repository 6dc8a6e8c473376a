import { isLoadError } from './load-errors.js';

/** Names the build: the address of its code carries a hash of its content. */
const BUILD = import.meta.url;

const KEY = 'reloaded';

type Target = Pick<Location, 'pathname' | 'search' | 'hash'> & { readonly state?: unknown };

/**
 * Where a newer build has replaced a chunk, or the browser does not ask for it again, loads the
 * navigation's target as a full page, with the newer build's code. What the navigation tells it in its
 * state is kept, such as the receipt of an application. Otherwise, and where that was tried before, fails
 * with the error.
 */
export async function reloadReplaced(error: unknown, navigation?: Target): Promise<never> {
  const { pathname, search, hash } = navigation ?? window.location;
  const state = navigation?.state ?? null;
  const target = pathname + search + hash;
  const needsDocument = isLoadError(error) && error.needsDocument;
  if (!needsDocument || !mayReload(target, navigation !== undefined)) throw error;
  // Going back, the browser shows the target's address already; a fragment alone would load nothing.
  if (target === window.location.pathname + window.location.search + window.location.hash)
    window.location.reload();
  else if (state !== null) {
    // The router's own form of an entry. Only the receipt of a form has a state, and takes its place.
    window.history.replaceState({ usr: state }, '', target);
    window.location.reload();
  } else window.location.assign(target);
  // The page stays as it is until the next one replaces it.
  return new Promise<never>(() => undefined);
}

/** Without storage, only a navigation, which a visitor began, cannot make a loop. */
function mayReload(target: string, isNavigation: boolean): boolean {
  try {
    return claimReload(window.sessionStorage, BUILD, target);
  } catch {
    return isNavigation;
  }
}

type ReloadStore = Pick<Storage, 'getItem' | 'setItem'>;

interface Reloaded {
  readonly build: string;
  readonly targets: readonly string[];
}

function readReloaded(store: ReloadStore, build: string): Reloaded {
  const none: Reloaded = { build, targets: [] };
  try {
    const stored = JSON.parse(store.getItem(KEY) ?? 'null') as Partial<Reloaded> | null;
    return stored?.build === build && Array.isArray(stored.targets) ? { ...none, ...stored } : none;
  } catch {
    return none;
  }
}

/**
 * Whether a page may be loaded anew by itself: once for each address and build. Throws where the
 * session's storage is denied.
 */
export function claimReload(store: ReloadStore, build: string, target: string): boolean {
  const { targets } = readReloaded(store, build);
  if (targets.includes(target)) return false;
  store.setItem(KEY, JSON.stringify({ build, targets: [...targets, target] } satisfies Reloaded));
  return true;
}
