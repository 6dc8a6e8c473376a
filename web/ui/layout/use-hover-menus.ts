import { type RefObject, useEffect } from 'react';

const OPEN_AFTER_MS = 60;
const CLOSE_AFTER_MS = 220;
/** A click this soon after the pointer has opened a menu was meant to open it. */
const CLICK_OPENS_FOR_MS = 500;

const MENU = 'details[data-hover]';

function menuOf(target: EventTarget | null): HTMLDetailsElement | null {
  return (target as Element).closest<HTMLDetailsElement>(MENU);
}

/** Opens and closes the menus of a container under the mouse; clicks and keys work as without it. */
export function useHoverMenus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let timer = 0;
    let hovered: { menu: HTMLDetailsElement; since: number } | undefined;
    const later = (action: () => void, milliseconds: number): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(action, milliseconds);
    };
    const open = (menu: HTMLDetailsElement): void => {
      if (menu.open) return;
      // By a shared name Safari closes it since 17.2 alone.
      closeHovered();
      menu.open = true;
      hovered = { menu, since: performance.now() };
    };
    const onOver = ({ target, pointerType }: PointerEvent): void => {
      const menu = menuOf(target);
      if (pointerType !== 'mouse') return;
      if (menu) later(() => open(menu), OPEN_AFTER_MS);
      else later(closeHovered, CLOSE_AFTER_MS);
    };
    // What was opened by click or key stays until it is closed the same way.
    const closeHovered = (): void => {
      if (hovered && !hovered.menu.contains(document.activeElement)) hovered.menu.open = false;
      hovered = undefined;
    };
    const onLeave = (): void => later(closeHovered, CLOSE_AFTER_MS);
    const onClick = (event: MouseEvent): void => {
      const menu = menuOf(event.target);
      const onSummary = (event.target as Element).closest('summary');
      if (!menu || !onSummary) return;
      const justOpened =
        menu.open &&
        hovered?.menu === menu &&
        performance.now() - hovered.since < CLICK_OPENS_FOR_MS;
      if (justOpened) event.preventDefault();
      hovered = undefined;
    };
    element.addEventListener('pointerover', onOver);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('click', onClick);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('pointerover', onOver);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('click', onClick);
    };
  }, [container]);
}
