import type { Page } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { expect, originOf, siteTest as test, untilHydrated } from './support/browser-test.js';
import { expectAccessible } from './support/axe.js';
import { untilDocumentShown } from './support/page-state.js';
import { pagesOf, screenPagesOf } from './support/site-pages.js';
import { DESKTOP, PHONE } from './support/viewports.js';

for (const edition of EDITIONS) {
  test.describe(`accessible, ${edition}`, () => {
    const kinds = screenPagesOf(edition).map(({ id }) => id);
    let page: Page;

    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
      page = await context.newPage();
    });
    test.afterAll(() => page.context().close());

    for (const { id, path, screen } of pagesOf(edition)) {
      const isFirstOfKind = kinds.includes(id);
      test(`${path}, narrow${isFirstOfKind ? ' and wide' : ''}`, async ({ server }) => {
        await page.setViewportSize(PHONE);
        await page.goto(originOf(server, edition) + path);
        await untilHydrated(page);
        if (screen === 'document') await untilDocumentShown(page);
        await expectAccessible(page);
        if (!isFirstOfKind) return;
        await page.setViewportSize(DESKTOP);
        await expect(page.locator('html')).toHaveClass(/\bpc\b/);
        if (screen === 'document') await untilDocumentShown(page);
        await expectAccessible(page);
      });
    }
  });
}
