import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How each element looks without the focus. */
    unfocused: Map<Element, string>;
    /** Elements that had the focus since. */
    reached: Set<Element>;
    focusLook: (element: Element) => string;
  }
}

/** Remembers how everything looks before anything has the focus. */
export async function rememberUnfocused(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A label may carry the mark for the control in it.
    window.focusLook = (element) =>
      [element, element.closest('label')]
        .map((marked) => {
          if (!marked) return '';
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(marked);
          const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
          return outline + boxShadow;
        })
        .join();
    const controls = document.querySelectorAll('a, button, input, select, textarea, summary');
    window.reached = new Set();
    document.addEventListener('focusin', ({ target }) => window.reached.add(target as Element));
    window.unfocused = new Map(
      [...controls].map((control) => [control, window.focusLook(control)]),
    );
  });
}

interface Stop {
  readonly element: string;
  readonly isMarked: boolean;
  /** What hides the whole element. */
  readonly cover: string | null;
}

/** The element that has the focus, or null at the end of the page. */
export function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    // Those that follow the scroll position never finish.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({ finished }) => finished));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const [box] = element.getClientRects();
    // A tall control may reach out of the window: what counts is that not all of it is hidden.
    const found = [0.1, 0.5, 0.9].map((part) =>
      box ? document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part) : null,
    );
    const isSeen = found.some((top) => top && (element.contains(top) || top.contains(element)));
    const cover = found.find((top) => top !== null);
    return {
      element: element.outerHTML.slice(0, 160),
      isMarked: window.unfocused.get(element) !== window.focusLook(element),
      cover: isSeen ? null : (cover?.outerHTML.slice(0, 160) ?? 'outside the window'),
    };
  });
}

/** Visible controls that the keyboard did not come to. Of radio buttons, one stands for its group. */
export function unreachedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reachedGroups = new Set(
      [...window.reached].map((e) =>
        e instanceof HTMLInputElement && e.type === 'radio' ? e.name : '',
      ),
    );
    return [...window.unfocused.keys()]
      .filter((control) => {
        if (window.reached.has(control) || !control.isConnected) return false;
        if (control.matches('[tabindex="-1"], :disabled') || control.closest('[inert]'))
          return false;
        if (control instanceof HTMLInputElement && reachedGroups.has(control.name)) return false;
        return control.checkVisibility({ visibilityProperty: true });
      })
      .map((control) => control.outerHTML.slice(0, 160));
  });
}
