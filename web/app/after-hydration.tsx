import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { FlowLayer } from '../ui/flow/flow-layer.js';
import { provideFlowLayer } from '../ui/flow/flow-slot.js';
import { SearchHost } from '../features/search/search-host.js';
import { followNavigation } from './follow-navigation.js';
import { whenIdle } from '../site/loading/when-idle.js';
import { NavigationProgress } from './navigation-progress.js';
import { startPrefetching } from './prefetch/start-prefetching.js';
import { useSite } from '../site/site.js';

/** What a page does without at first: loaded, as one chunk, after hydration. */
export function AfterHydration() {
  const { edition } = useSite();
  const { pathname } = useLocation();

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
