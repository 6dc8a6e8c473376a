import type { Page } from '@playwright/test';

/** How far the page is wider than its window, in px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Texts of which a part is cut off, out of reach of any scrolling. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1;
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const cuts = (value: string) => value === 'hidden' || value === 'clip';

    const isCut = (rect: DOMRect, parent: Element): boolean => {
      let canScrollX = false;
      let canScrollY = false;
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        canScrollX ||= scrolls(overflowX);
        canScrollY ||= scrolls(overflowY);
        const isWide = rect.left < edge.left - SLACK || rect.right > edge.right + SLACK;
        const isTall = rect.top < edge.top - SLACK || rect.bottom > edge.bottom + SLACK;
        if (!canScrollX && cuts(overflowX) && isWide) return true;
        if (!canScrollY && cuts(overflowY) && isTall) return true;
      }
      const { clientWidth } = document.documentElement;
      return !canScrollX && (rect.left < -SLACK || rect.right > clientWidth + SLACK);
    };

    const cut = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (parent.closest('.visually-hidden, option')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((rect) => rect.width > 0 && isCut(rect, parent))) {
        cut.add(`${parent.tagName.toLowerCase()}: ${node.textContent.slice(0, 60)}`);
      }
    }
    return [...cut];
  });
}

/**
 * Texts of the page itself that nobody can see, nor unfold. What serves scripts alone (tabs, whose
 * panels all show, tips, dialogs, what an explorer is set with and says of it, for which
 * `explorers.browser.ts` looks) and fields that an answer calls for stay apart.
 */
export function hiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const APART =
      'noscript, template, option, script, .visually-hidden, details:not([open]), dialog, ' +
      '[role="tablist"], [role="tooltip"], [data-field], [data-explorer] section';
    const hidden: string[] = [];
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest(APART)) continue;
      if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      hidden.push(`${parent.tagName.toLowerCase()}: ${node.textContent.slice(0, 60)}`);
    }
    return hidden;
  });
}
