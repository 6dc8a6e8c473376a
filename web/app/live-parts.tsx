// Of a few hundred bytes, which would be a request of their own after hydration.
import './navigation-progress.css';
import { type ComponentType, lazy, Suspense } from 'react';
import { BackToTop } from '../ui/layout/back-to-top.js';
import { OfflineNotice } from '../ui/controls/offline-notice.js';
import { loadChunk } from '../site/loading/load-chunk.js';
import { useHydrated } from '../site/use-hydrated.js';

const AfterHydration = lazy<ComponentType>(async () => {
  try {
    const loaded = await loadChunk('after-hydration', () => import('./after-hydration.js'));
    return { default: loaded.AfterHydration };
  } catch {
    // The site works without it.
    return { default: () => null };
  }
});

/** A component of its own: the page does not render again after hydration. */
export function LiveParts() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <>
      <BackToTop />
      <OfflineNotice />
      <Suspense>
        <AfterHydration />
      </Suspense>
    </>
  );
}
