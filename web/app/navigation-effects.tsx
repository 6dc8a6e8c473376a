import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading, focusTarget, unfoldTarget } from './focus-heading.js';
import { useAnchors } from './use-anchors.js';
import { usePageTitle } from '../site/page-title.js';

/**
 * What a full page load would do by itself: title, focus at the heading or where the link leads into
 * the page, the title announced.
 */
export function NavigationEffects() {
  const { pathname, hash, key } = useLocation();
  const isFollowed = useNavigationType() === NavigationType.Push;
  const title = usePageTitle();
  useAnchors();
  const shownPath = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const isFirst = shownPath.current === null;
    const isSame = shownPath.current === pathname;
    shownPath.current = pathname;
    unfoldTarget(hash);
    if (isFirst) return;
    const leadsInto = isFollowed && focusTarget(hash);
    if (isSame) return;
    document.title = title;
    setAnnouncement(title);
    if (!leadsInto) focusHeading();
    // The key: the same place may be chosen again.
  }, [pathname, hash, key, isFollowed, title]);

  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {announcement}
    </p>
  );
}
