import { expect, type Page } from '@playwright/test';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
/** The dark stage that a see-through header stands above. */
const HERO = '[data-hero]';

const header = (page: Page) => page.getByRole('banner');

export async function expectTransparent(page: Page): Promise<void> {
  await expect(header(page)).toHaveCSS('background-color', TRANSPARENT);
}

export async function expectSolid(page: Page): Promise<void> {
  await expect(header(page)).not.toHaveCSS('background-color', TRANSPARENT);
}

export async function expectShown(page: Page): Promise<void> {
  await expect(header(page)).toBeInViewport({ ratio: 0.9 });
}

export async function expectHidden(page: Page): Promise<void> {
  await expect(header(page)).not.toBeInViewport();
}

export function heroHeight(page: Page): Promise<number> {
  return page.locator(HERO).evaluate((hero: HTMLElement) => hero.offsetHeight);
}
