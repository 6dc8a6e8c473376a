import { useSyncExternalStore } from 'react';

export interface SearchOpener {
  /** Opens the search, with words to look for where there are some. */
  readonly open: (query?: string) => void;
  /** Loads it: somebody is about to open it. */
  readonly prepare: () => void;
}

let opener: SearchOpener | null = null;
const listeners = new Set<() => void>();

/** Where the page's buttons find the search, which is loaded after them. */
export const searchOpener = {
  set(value: SearchOpener | null): void {
    opener = value;
    for (const listener of [...listeners]) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Null in the server's HTML, until the search is there, and where nothing could be loaded. */
export function useSearchOpener(): SearchOpener | null {
  return useSyncExternalStore(
    searchOpener.subscribe,
    () => opener,
    () => null,
  );
}
