const KEY = 'reloaded';

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
