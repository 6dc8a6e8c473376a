import { expect, type Page } from '@playwright/test';
/** Above 1200 px: the wide layout. */
export const DESKTOP = { width: 1280, height: 800 } as const;
export const PHONE = { width: 390, height: 844 } as const;
export const TABLET = { width: 834, height: 1112 } as const;
/** The narrowest that WCAG 1.4.10 asks for. */
export const NARROWEST = { width: 320, height: 640 } as const;
/** 1280 × 1024 px at 400 % zoom, as WCAG 1.4.10 means it. */
export const ZOOMED = { width: 320, height: 256 } as const;
/** The outer screen of a folding phone. */
export const FOLDED = { width: 280, height: 653 } as const;

/** In whole pixels: Firefox keeps the parts that an element once scrolled to has left. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls to a position that the page must have. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((position) => {
    window.scrollTo({ top: position, behavior: 'instant' });
  }, top);
  expect(await scrollTop(page)).toBe(top);
}
