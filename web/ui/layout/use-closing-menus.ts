import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

function openMenus(container: HTMLElement | null): HTMLDetailsElement[] {
  return [...(container?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
}

/** Groups that fold out within a menu are none: they stay as the visitor leaves them. */
function isMenu(disclosure: HTMLDetailsElement): boolean {
  return !disclosure.parentElement?.closest('dialog, details');
}

/**
 * Closes the disclosure menus of a container after a navigation, but for the group that the page stands
 * in, on Escape (focus returns to the summary) and when focus or pointer go elsewhere. They open without
 * any script.
 */
export function useClosingMenus(container: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    // What was opened before hydration stays as it is.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    for (const menu of openMenus(container.current)) menu.open = 'current' in menu.dataset;
  }, [container, pathname]);

  useEffect(() => {
    const closeOthers = ({ target }: Event): void => {
      for (const menu of openMenus(container.current).filter(isMenu)) {
        if (!menu.contains(target as Node)) menu.open = false;
      }
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      const menu = openMenus(container.current).filter(isMenu).at(-1);
      if (!menu) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOthers);
    document.addEventListener('focusin', closeOthers);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOthers);
      document.removeEventListener('focusin', closeOthers);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [container]);
}
