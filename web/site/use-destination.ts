import { useLocation, useNavigation } from 'react-router-dom';

/** Names the place that the visitor is on the way to, or has reached: known before its page is there. */
export function useDestination(): string {
  const here = useLocation();
  return (useNavigation().location ?? here).key;
}
