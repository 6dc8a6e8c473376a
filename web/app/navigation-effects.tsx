import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading.js';
import { usePageTitle } from './use-page-title.js';

/**
 * What a full page load would do by itself: title, focus at the heading, the title announced.
 */
export function NavigationEffects() {
  const { pathname } = useLocation();
  const title = usePageTitle();
  const shownPath = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const isFirst = shownPath.current === null;
    const isSame = shownPath.current === pathname;
    shownPath.current = pathname;
    if (isSame) return;
    if (isFirst) return;
    document.title = title;
    setAnnouncement(title);
    focusHeading();
  }, [pathname, title]);

  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {announcement}
    </p>
  );
}
