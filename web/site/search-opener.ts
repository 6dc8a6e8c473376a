import { useSyncExternalStore } from 'react';

/** Opens the search, with words to look for where there are some. */
export type OpenSearch = (query?: string) => void;

let opener: OpenSearch | null = null;
const listeners = new Set<() => void>();

/** Where the page's buttons find the search, which is loaded after them. */
export const searchOpener = {
  set(value: OpenSearch | null): void {
    opener = value;
    for (const listener of [...listeners]) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Null in the server's HTML, until the search is there, and where nothing could be loaded. */
export function useSearchOpener(): OpenSearch | null {
  return useSyncExternalStore(
    searchOpener.subscribe,
    () => opener,
    () => null,
  );
}
