import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { BackToTop } from '../components/layout/back-to-top.js';
import { Footer } from '../components/layout/footer.js';
import { Header } from '../components/layout/header.js';
import { MAIN_ID, SkipLink } from '../components/layout/skip-link.js';
import { OfflineNotice } from '../components/ui/offline-notice.js';
import { loadChunk } from './loading/load-chunk.js';
import { NavigationEffects } from './navigation-effects.js';
import { useCurrentRow } from './site.js';
import { useHydrated } from './use-hydrated.js';

const AfterHydration = lazy<ComponentType>(async () => {
  try {
    const loaded = await loadChunk('after-hydration', () => import('./after-hydration.js'));
    return { default: loaded.AfterHydration };
  } catch {
    // The site works without it.
    return { default: () => null };
  }
});

/** Frame of every page: header, the page, footer, as the route table says. */
export function Shell() {
  const { meta } = useCurrentRow();
  return (
    <>
      <SkipLink />
      {meta.showHeader && <Header />}
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      {meta.showFooter && <Footer />}
      <NavigationEffects />
      <LiveParts />
      <ScrollRestoration />
    </>
  );
}

/** A component of its own: the page does not render anew when it has come alive. */
function LiveParts() {
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
