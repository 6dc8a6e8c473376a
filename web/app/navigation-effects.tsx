import { useEffect, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigationType,
  type NavigateFunction,
  useNavigate,
} from 'react-router-dom';
import { focusHeading, focusTarget, unfoldTarget } from './focus-heading.js';
import { usePageTitle } from '../site/page-title.js';

function anchorOf({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
}

/** @param state of the history's entry: the page stays the same one */
function follow(navigate: NavigateFunction, hash: string, state: unknown): void {
  // What is chosen again is no new step on the way back, but leads there once more.
  const { search, hash: shown } = window.location;
  // Before anybody scrolls there.
  unfoldTarget(hash);
  const isAgain = hash === shown;
  // A new step is given the focus with its page's effects; twice would take it from a quick Tab.
  if (isAgain) focusTarget(hash);
  void navigate({ search, hash }, { replace: isAgain, state });
}

/**
 * Anchors within a page by way of the router. A browser's own step leaves no state in the history:
 * the router would take it for its first page, and scroll to where the reader was there.
 */
function useAnchors(): void {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const hash = anchorOf(event)?.hash ?? '';
      const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
      if (hash === '' || event.defaultPrevented || !isPlain || event.altKey) return;
      event.preventDefault();
      follow(navigate, hash, state);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, state]);
}

/**
 * Whether the page that the server sent is still shown. No state of the component: a failure page, and
 * the page after it, mount the site's shell anew.
 */
let isFirst = true;

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

  // Of a list that is unfolded as well. Before the effect after which no page is the first.
  useEffect(() => {
    if (!isFirst) document.title = title;
  }, [title]);

  useEffect(() => {
    const isSame = shownPath.current === pathname;
    shownPath.current = pathname;
    unfoldTarget(hash);
    if (isFirst) {
      isFirst = false;
      return;
    }
    const leadsInto = isFollowed && focusTarget(hash);
    if (isSame) return;
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
