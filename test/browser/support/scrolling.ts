import { expect, type Page } from '@playwright/test';

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls to a position that the page must have. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((position) => {
    window.scrollTo({ top: position, behavior: 'instant' });
  }, top);
  expect(await scrollTop(page)).toBe(top);
}
