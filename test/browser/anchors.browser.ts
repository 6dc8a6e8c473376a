import type { Page } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { expectSameDocument, markDocument } from './support/document-mark.js';
import { scrollTo, scrollTop } from './support/viewports.js';
import { menuOf } from './support/site-menu.js';
import { TEXTS } from './support/texts.js';

/** An element comes to the upper part of the view, below its edge, and stays there. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const top = () =>
    page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);
  await expect.poll(top).toBeLessThan(200);
  await page.waitForTimeout(300);
  const resting = await top();
  expect(resting).toBeGreaterThanOrEqual(0);
  expect(resting).toBeLessThan(200);
}

for (const edition of EDITIONS) {
  const path = pathOf('product:AccuFFRangio', edition);

  test.describe(`anchors within a page, ${edition}`, () => {
    test('lead there on a page visited before, and Back leads back', async ({ page, visit }) => {
      await visit(edition, path);
      await markDocument(page);
      await scrollTo(page, 350);
      const menu = menuOf(page, edition);
      const about = menu.getByRole('link', {
        name: TEXTS[edition].ui.menu.aboutOuter,
        exact: true,
      });
      // The header is hidden on the way down, and to bring it back would move the page.
      await about.evaluate((anchor: HTMLElement) => anchor.click());
      // The address is that of the page to come before the page is there.
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('about', edition));
      await page.goBack();
      await expect(page).toHaveURL(({ pathname }) => pathname === path);
      await expect.poll(() => scrollTop(page)).toBe(350);

      const link = page.getByRole('main').locator('nav a[href^="#"]').last();
      const id = ((await link.getAttribute('href')) ?? '').slice(1);
      for (let time = 1; time <= 2; time += 1) {
        // The page's contents stand in view wherever the reader is, or are scrolled to.
        await scrollTo(page, 350);
        await link.evaluate((anchor: HTMLElement) => anchor.click());
        await expect(page).toHaveURL((url) => url.hash === `#${id}`);
        await expectAtTop(page, id);
      }
      const focused = await page.evaluate(() => document.activeElement?.id);
      expect(focused).toBe(id);

      // Asked of the page itself: Firefox tells nobody else of a way through one document's history.
      const address = () => page.evaluate(() => location.pathname + location.hash);
      await page.evaluate(() => history.back());
      await expect.poll(address).toBe(path);
      await expect.poll(() => scrollTop(page)).toBe(350);
      await page.evaluate(() => history.forward());
      await expect.poll(address).toBe(`${path}#${id}`);
      await expectAtTop(page, id);
      await expectSameDocument(page);
    });

    test('open what is folded there, also for those who arrive', async ({ page, visit }) => {
      await visit(edition, `${path}#references`);
      await expect(page.locator('#references')).toBeVisible();
      await expectAtTop(page, 'references');
      const book = page.getByRole('main').locator('nav a[href="#consultation"]');
      await book.evaluate((anchor: HTMLElement) => anchor.click());
      await expect(page.locator('#consultation')).toBeVisible();
      await expectAtTop(page, 'consultation');
    });

    test('and one that names nothing are taken as they are', async ({ page, visit }) => {
      for (const hash of ['#%', '#%E0%A4', '#nothing']) {
        await visit(edition, path + hash);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').locator('#limits')).toBeAttached();
        await page.goto('about:blank');
      }
    });
  });
}
