import { useCallback, useSyncExternalStore } from 'react';

/** Whether the visitor asked for less motion. Before scripts run nothing may move either. */
export function usePrefersStillness(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true);
}

/** Whether a media query holds; `before` until scripts run. */
export function useMedia(query: string, before: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => before,
  );
}
