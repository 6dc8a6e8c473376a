import { expect, type Locator, type Page } from '@playwright/test';
import type { Edition } from '../../../web/contract/editions.js';
import { TEXTS } from './texts.js';

/** The menu of the page's width, as far as it shows. */
export function menuOf(page: Page, edition: Edition): Locator {
  return page.getByRole('navigation', { name: TEXTS[edition].ui.menu.label, exact: true });
}

/** Opens the menu of narrow screens. */
export async function openMobileMenu(page: Page, edition: Edition): Promise<Locator> {
  const { toggle } = TEXTS[edition].ui.menu;
  await page.getByRole('banner').getByRole('button', { name: toggle, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: toggle, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens the menu of narrow screens as it is until scripts run. */
export async function openDisclosureMenu(page: Page, edition: Edition): Promise<Locator> {
  const { toggle } = TEXTS[edition].ui.menu;
  await page.getByRole('banner').locator('summary', { hasText: toggle }).click();
  const menu = menuOf(page, edition);
  await expect(menu).toBeVisible();
  return menu;
}
