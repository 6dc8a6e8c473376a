import { useMedia } from './use-media.js';

/** Whether the visitor asked for less motion. Before scripts run nothing may move either. */
export function usePrefersStillness(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true);
}
