import { type Edition, EDITIONS } from '../../web/contract/editions.js';
import { hasPage, type PageId, pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { scrollTo, scrollTop, DESKTOP } from './support/viewports.js';
import {
  expectHidden,
  expectShown,
  expectSolid,
  expectTransparent,
  heroHeight,
} from './support/site-header.js';
import { menuOf } from './support/site-menu.js';
import { TEXTS } from './support/texts.js';

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

const SOLID_FROM_30: readonly PageId[] = ['product:AccuFFRct', 'accuvalve'];
const SOLID_AT_HERO_END: readonly PageId[] = [
  'home',
  'intracranial',
  'about',
  'license',
  'news',
  'job',
];
const ALWAYS_SOLID: readonly PageId[] = ['privacyPolicy', 'useClause', 'guidance'];

const existing = (pages: readonly PageId[], edition: Edition) =>
  pages.filter((id) => hasPage(id, edition));

for (const edition of EDITIONS) {
  test.describe(`the header of wide screens, ${edition}`, () => {
    for (const id of existing(SOLID_FROM_30, edition)) {
      test(`${id}: solid from 30 px`, async ({ page, visit }) => {
        await visit(edition, pathOf(id, edition));
        await expectTransparent(page);
        await scrollTo(page, 30);
        await expectSolid(page);
        await expectShown(page);
        await scrollTo(page, 29);
        await expectTransparent(page);
      });
    }

    for (const id of existing(SOLID_AT_HERO_END, edition)) {
      test(`${id}: solid from the hero's height less 90 px`, async ({ page, visit }) => {
        await visit(edition, pathOf(id, edition));
        const solidFrom = (await heroHeight(page)) - 90;
        expect(solidFrom).toBeGreaterThan(30);
        await expectTransparent(page);
        await scrollTo(page, solidFrom);
        await expectSolid(page);
        await scrollTo(page, solidFrom - 1);
        await expectTransparent(page);
        await expectShown(page);
      });
    }

    for (const id of existing(ALWAYS_SOLID, edition)) {
      test(`${id}: always solid`, async ({ page, visit }) => {
        await visit(edition, pathOf(id, edition));
        await expectSolid(page);
        await expectShown(page);
      });
    }

    test('hidden on the way down past 30 px, shown on the way up', async ({ page, visit }) => {
      await visit(edition, pathOf('product:AneuFlow', edition));
      await scrollTo(page, 30);
      await expectSolid(page);
      await expectShown(page);
      await scrollTo(page, 31);
      await expectHidden(page);
      await scrollTo(page, 600);
      await expectHidden(page);
      await scrollTo(page, 599);
      await expectShown(page);
      await expectSolid(page);
      await scrollTo(page, 600);
      await expectHidden(page);

      await scrollTo(page, 599);
      await expectShown(page);
      await page
        .getByRole('banner')
        .locator(`a[href="${pathOf('about', edition)}"]`)
        .click();
      await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('about', edition));
      await page.goBack();
      await expect.poll(() => scrollTop(page)).toBe(599);
      await expectShown(page);
    });

    test('hidden, it comes back to whoever enters it by keyboard', async ({ page, visit }) => {
      await visit(edition, pathOf('product:AneuFlow', edition));
      await scrollTo(page, 2000);
      await expectHidden(page);
      const { aboutOuter } = TEXTS[edition].ui.menu;
      await menuOf(page, edition).getByRole('link', { name: aboutOuter, exact: true }).focus();
      await expectShown(page);
      // What sticks to the window's edge makes room for it.
      const bar = page.getByRole('navigation').filter({ has: page.locator('a[href="#main"]') });
      await expect
        .poll(async () => (await bar.boundingBox())!.y)
        .toBeGreaterThanOrEqual((await page.getByRole('banner').boundingBox())!.height - 1);
    });
  });
}
