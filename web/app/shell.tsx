import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from '../ui/layout/footer.js';
import { Header, SkipLink } from '../ui/layout/header.js';
import { LiveParts } from './live-parts.js';
import { NavigationEffects } from './navigation-effects.js';
import { MAIN_ID, useCurrentRow } from '../site/site.js';

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
