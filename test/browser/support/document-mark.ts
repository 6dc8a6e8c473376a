import { expect, type Page } from '@playwright/test';

const MARK = 'data-marked';

/** A new document will not know it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute(name, ''), MARK);
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(MARK);
}

export async function expectNewDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute(MARK);
}
