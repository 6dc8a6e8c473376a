import { EDITIONS } from '../../web/contract/editions.js';
import { PRODUCTS } from '../../web/contract/products.js';
import { JOB_IDS } from '../../web/contract/route-row.js';
import { pathOf } from '../../web/contract/routes.js';
import { menuLinks, productMenu } from '../../web/ui/layout/menu-entries.js';
import { expect, test } from './support/browser-test.js';
import { expectNewDocument, expectSameDocument, markDocument } from './support/document-mark.js';
import { OWN_CONTEXT } from './support/page-state.js';
import { menuOf } from './support/site-menu.js';
import { TEXTS } from './support/texts.js';
import { DESKTOP } from './support/viewports.js';

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' }, ...OWN_CONTEXT });

for (const edition of EDITIONS) {
  const { ui } = TEXTS[edition];

  test.describe(`the menu of wide screens, ${edition}`, () => {
    test('lists the visible routes in their order', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      const entries = menuOf(page, edition).getByRole('list').first().locator('> li');
      await expect(entries).toHaveText(
        menuLinks(ui, edition).map(({ label }) => label),
        {
          useInnerText: true,
        },
      );
    });

    test('the products entry opens a wide panel: skull and heart, subgroups, products', async ({
      page,
      visit,
    }) => {
      await visit(edition, pathOf('home', edition));
      const menu = menuOf(page, edition);
      await menu.getByText(ui.menu.innovative, { exact: true }).click();
      const groups = menu.locator('details[open] section');
      await expect(groups).toHaveText(
        productMenu(ui, edition).map(
          ({ link, subgroups }) =>
            new RegExp(
              [
                link.label,
                ...subgroups.flatMap(({ heading, links }) => [
                  heading,
                  ...links.map(({ label }) => label),
                ]),
              ].join('[^]*'),
            ),
        ),
        { useInnerText: true },
      );
      const panel = menu.locator('details[open] > :not(summary)');
      const box = await panel.boundingBox();
      expect(box?.x).toBe(0);
      expect(box?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));

      for (const { id, name } of PRODUCTS) {
        await expect(panel.getByRole('link', { name: name[edition], exact: true })).toHaveAttribute(
          'href',
          pathOf(`product:${id}`, edition),
        );
        // Each with its picture, and with a line that the whole of leads there.
        const entry = panel.getByRole('listitem').filter({ hasText: name[edition] });
        const picture = entry.locator('img');
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        await expect(entry.locator('> span')).toHaveText(/\S/);
      }
      await panel.getByRole('listitem').first().click();
      await expect(page).toHaveURL(new RegExp(`${pathOf('product:AneuFlow', edition)}$`));
    });

    test('the page being shown is highlighted', async ({ page, visit }) => {
      await visit(edition, pathOf('product:AccuCTP', edition));
      const menu = menuOf(page, edition);
      await menu.getByText(ui.menu.innovative, { exact: true }).click();
      const current = menu.getByRole('link', { name: 'AccuCTP', exact: true });
      await expect(menu.locator('[aria-current="page"]')).toHaveCount(1);
      await expect(current).toHaveAttribute('aria-current', 'page');
      const look = (name: string) =>
        menu.getByRole('link', { name, exact: true }).evaluate((link) => {
          const { color, backgroundColor, fontWeight } = getComputedStyle(link);
          return [color, backgroundColor, fontWeight].join();
        });
      expect(await look('AccuCTP')).not.toBe(await look('AccuASPECTS'));
    });

    test('opens under the mouse and closes when it leaves', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      const menu = menuOf(page, edition);
      const product = menu.getByRole('link', { name: 'AccuIMR', exact: true });
      await menu.getByText(ui.menu.innovative, { exact: true }).hover();
      await expect(product).toBeVisible();
      await product.hover();
      await expect(product).toBeVisible();
      await page.mouse.move(DESKTOP.width / 2, DESKTOP.height - 10);
      await expect(product).toBeHidden();
    });

    test('a click outside closes it', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      const menu = menuOf(page, edition);
      const product = menu.getByRole('link', { name: 'AccuIMR', exact: true });
      await menu.locator('summary', { hasText: ui.menu.innovative }).press('Enter');
      await expect(product).toBeVisible();
      await page.mouse.click(DESKTOP.width / 2, DESKTOP.height - 10);
      await expect(product).toBeHidden();
    });

    test('choosing the page being shown loads it anew', async ({ page, visit }) => {
      await visit(edition, pathOf('about', edition));
      await markDocument(page);
      const { aboutOuter } = ui.menu;
      await menuOf(page, edition).getByRole('link', { name: aboutOuter, exact: true }).click();
      await expectNewDocument(page);
      await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('about', edition));
    });
  });
}

test('the simple submenu of cooperation hides after a choice', async ({ page, visit }) => {
  await visit('zh', pathOf('home', 'zh'));
  await markDocument(page);
  const { menu } = TEXTS.zh.ui;
  const navigation = menuOf(page, 'zh');
  const submenu = navigation.locator('details', { hasText: menu.cooperateOuter });
  await submenu.locator('summary').hover();
  await expect(submenu.getByRole('link')).toHaveText([menu.scienceResearch, menu.license]);
  await submenu.getByRole('link', { name: menu.license, exact: true }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('license', 'zh'));
  await expect(submenu.getByRole('link')).toHaveCount(0);
  await expectSameDocument(page);

  await submenu.locator('summary').press('Enter');
  await submenu.getByRole('link', { name: menu.license, exact: true }).click();
  await expectNewDocument(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('license', 'zh'));
});

test('a menu that the mouse has just opened and a key has closed opens again', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit('zh', pathOf('home', 'zh'));
  await page.clock.pauseAt(Date.now() + 60_000);
  const menu = menuOf(page, 'zh').locator('details[data-hover]').first();
  await menu.locator('summary').hover();
  await page.clock.runFor(100);
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await menu.locator('summary').press('Enter');
  await expect(menu).toHaveAttribute('open');
});

test('one menu closes where another opens', async ({ page, visit }) => {
  await visit('zh', pathOf('home', 'zh'));
  const { menu } = TEXTS.zh.ui;
  const navigation = menuOf(page, 'zh');
  await navigation.locator('summary', { hasText: menu.innovative }).hover();
  await expect(navigation.getByRole('link', { name: 'AccuLV' })).toBeVisible();
  await navigation.locator('summary', { hasText: menu.cooperateOuter }).hover();
  await expect(navigation.getByRole('link', { name: menu.license })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'AccuLV' })).toBeHidden();
});

test('the page of a role highlights the careers entry', async ({ page, visit }) => {
  const [id] = JOB_IDS;
  await visit('zh', pathOf(`job:${id}`, 'zh'));
  const entry = menuOf(page, 'zh').getByRole('link', { name: TEXTS.zh.ui.menu.job, exact: true });
  await expect(entry).toHaveAttribute('aria-current', 'true');
});
