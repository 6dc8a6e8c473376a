// Of a few hundred bytes, which would be a request of their own after hydration.
import './navigation-progress.css';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BackToTop } from '../ui/layout/back-to-top.js';
import { OfflineNotice } from '../ui/controls/offline-notice.js';
import { loadChunk } from '../site/loading/load-chunk.js';
import { useHydrated } from '../site/use-hydrated.js';

/** A component of its own: the page does not render again after hydration. */
export function LiveParts() {
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const [AfterHydration, setAfterHydration] = useState<ComponentType>();

  useEffect(() => {
    if (!isHydrated || AfterHydration) return;
    loadChunk('after-hydration', () => import('./after-hydration.js')).then(
      (loaded) => startTransition(() => setAfterHydration(() => loaded.AfterHydration)),
      // The page works without it, and the next one tries again.
      () => undefined,
    );
  }, [isHydrated, AfterHydration, pathname]);

  if (!isHydrated) return null;
  return (
    <>
      <BackToTop />
      <OfflineNotice />
      {AfterHydration && <AfterHydration />}
    </>
  );
}
