import { EDITIONS, otherEdition } from '../../web/contract/editions.js';
import { counterpartPath } from '../../web/contract/navigation.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, originOf, test } from './support/browser-test.js';
import { clippedTexts, hiddenTexts } from './support/readable.js';
import { openDisclosureMenu } from './support/site-menu.js';
import { screenPagesOf } from './support/site-pages.js';
import { headingOf, TEXTS } from './support/texts.js';
import { PHONE } from './support/viewports.js';

test.use({ javaScriptEnabled: false });

for (const edition of EDITIONS) {
  const { ui } = TEXTS[edition];

  test.describe(`without JavaScript, ${edition}`, () => {
    for (const { id, path } of screenPagesOf(edition)) {
      test(`${path} reads completely`, async ({ page, server, complaints }) => {
        if (id === 'notFound') complaints.expectFailedRequest(path);
        await page.goto(originOf(server, edition) + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(id, edition));
        expect(await hiddenTexts(page)).toEqual([]);
        expect(await clippedTexts(page)).toEqual([]);
      });
    }

    test('every banner can be used', async ({ page, server }) => {
      await page.goto(originOf(server, edition) + pathOf('home', edition));
      await expect(page.getByRole('main').locator('[inert]')).toHaveCount(0);
    });

    test('the menu of narrow screens opens, and holds the other language', async ({
      page,
      server,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto(originOf(server, edition) + pathOf('home', edition));
      let menu = await openDisclosureMenu(page, edition);
      await menu.locator('summary', { hasText: ui.menu.intracranial }).click();
      await menu.getByRole('link', { name: 'AneuShape', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        headingOf('product:AneuShape', edition),
      );

      menu = await openDisclosureMenu(page, edition);
      const other = otherEdition(edition);
      await menu.getByRole('link', { name: ui.languageSwitch, exact: true }).click();
      await page.waitForURL(originOf(server, other) + counterpartPath('product:AneuShape', other));
    });
  });
}
