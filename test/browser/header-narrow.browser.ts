import { EDITIONS } from '../../web/contract/editions.js';
import { type PageId, pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { scrollTo, PHONE } from './support/viewports.js';
import { openMobileMenu } from './support/site-menu.js';
import {
  expectHidden,
  expectShown,
  expectSolid,
  expectTransparent,
} from './support/site-header.js';

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

const BY_SCROLL: readonly PageId[] = ['home', 'product:AccuFFRangio', 'license'];

for (const edition of EDITIONS) {
  test.describe(`the header of narrow screens, ${edition}`, () => {
    for (const id of BY_SCROLL) {
      test(`${id}: solid from 170 px`, async ({ page, visit }) => {
        await visit(edition, pathOf(id, edition));
        await expectTransparent(page);
        await scrollTo(page, 170);
        await expectSolid(page);
        await scrollTo(page, 169);
        await expectTransparent(page);
      });
    }

    test('guidance: always solid', async ({ page, visit }) => {
      await visit(edition, pathOf('guidance', edition));
      await expectSolid(page);
    });

    test('hidden from 875 px on the way down, shown on the way up', async ({ page, visit }) => {
      await visit(edition, pathOf('product:AccuFFRangio', edition));
      await scrollTo(page, 874);
      await expectSolid(page);
      await expectShown(page);
      await scrollTo(page, 875);
      await expectHidden(page);
      await scrollTo(page, 874);
      await expectShown(page);
    });

    test('the same once the menu has led to a page', async ({ page, visit }) => {
      await visit(edition, pathOf('product:AccuFFRangio', edition));
      const menu = await openMobileMenu(page, edition);
      await menu.getByRole('link', { name: 'AccuFFRct', exact: true }).click();
      await expect(page.locator('h1')).toBeFocused();
      await expect(menu).toBeHidden();
      await expectTransparent(page);
      await scrollTo(page, 874);
      await expectSolid(page);
      await scrollTo(page, 875);
      await expectHidden(page);
    });
  });
}
