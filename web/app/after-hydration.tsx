import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { FlowLayer } from '../ui/flow/flow-layer.js';
import { provideFlowLayer } from '../ui/flow/flow-slot.js';
import { SearchHost } from '../features/search/search-host.js';
import { followNavigation } from './follow-navigation.js';
import { whenIdle } from '../site/loading/when-idle.js';
import { startPrefetching } from './prefetch/start-prefetching.js';
import { NavigationProgress } from './progress/navigation-progress.js';
import { useSite } from '../site/site.js';

/** What a page does without at first: loaded, as one chunk, after hydration. */
export function AfterHydration() {
  const { edition } = useSite();
  const { pathname } = useLocation();

  useEffect(ignoreCutTransitions, []);
  useEffect(() => provideFlowLayer((figure) => <FlowLayer figure={figure} />), []);
  useEffect(() => whenIdle(() => void followNavigation(edition)), [edition, pathname]);
  useEffect(() => startPrefetching(edition, window), [edition]);

  return (
    <>
      <NavigationProgress />
      <SearchHost />
    </>
  );
}

/** What a browser says of a cross-fade that another navigation, or a hidden window, has cut short. */
const CUT_SHORT = ['AbortError', 'InvalidStateError'];

/**
 * Keeps cross-fades that are cut short out of the console: the page is shown all the same. The router
 * leaves the promises of a transition without anyone who would catch.
 */
function ignoreCutTransitions(): () => void {
  const onRejection = (event: PromiseRejectionEvent): void => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && CUT_SHORT.includes(reason.name)) event.preventDefault();
  };
  window.addEventListener('unhandledrejection', onRejection);
  return () => window.removeEventListener('unhandledrejection', onRejection);
}
