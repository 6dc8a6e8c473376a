import { expect, type Page } from '@playwright/test';

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
