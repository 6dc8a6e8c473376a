import { EDITIONS, otherEdition } from '../../web/contract/editions.js';
import { counterpartPath } from '../../web/contract/navigation.js';
import { pathOf } from '../../web/contract/routes.js';
import { productMenu } from '../../web/ui/layout/menu-entries.js';
import { expect, originOf, test } from './support/browser-test.js';
import { expectNewDocument, markDocument } from './support/document-mark.js';
import { holdChunk, holdScripts } from './support/page-state.js';
import { scrollTo, scrollTop, DESKTOP, PHONE } from './support/viewports.js';
import { openDisclosureMenu, openMobileMenu } from './support/site-menu.js';
import { headingOf, TEXTS } from './support/texts.js';

test.use({ viewport: PHONE });

for (const edition of EDITIONS) {
  const { ui } = TEXTS[edition];

  test.describe(`the menu of narrow screens, ${edition}`, () => {
    test('slides in from the right', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      const toggle = page.getByRole('banner').getByRole('button', { name: ui.menu.toggle });
      const begin = await toggle.evaluate(async (button: HTMLElement) => {
        button.click();
        await new Promise(requestAnimationFrame);
        const slide = document
          .getAnimations()
          .find((a) => a instanceof CSSTransition && a.transitionProperty === 'translate');
        const effect = slide?.effect as KeyframeEffect | undefined;
        return effect?.getKeyframes()[0]?.translate;
      });
      expect(begin).toBe('100%');
      const dialog = page.getByRole('dialog', { name: ui.menu.toggle });
      await expect
        .poll(async () => {
          const box = await dialog.boundingBox();
          return box && box.x + box.width;
        })
        .toBe(PHONE.width);
      expect((await dialog.boundingBox())?.x).toBeGreaterThan(0);
      expect((await dialog.boundingBox())?.height).toBe(PHONE.height);
    });

    test('opened before the page is alive, it stays open', async ({ page, server }) => {
      const release = await holdScripts(page);
      await page.goto(originOf(server, edition) + pathOf('about', edition));
      await openDisclosureMenu(page, edition);
      release();
      const dialog = page.getByRole('dialog', { name: ui.menu.toggle, exact: true });
      await expect(dialog.getByRole('link').first()).toBeVisible();
    });

    test('keeps the focus when the page comes alive', async ({ page, server }) => {
      const release = await holdScripts(page);
      await page.goto(originOf(server, edition) + pathOf('about', edition));
      await page.getByRole('banner').locator('summary', { hasText: ui.menu.toggle }).focus();
      release();
      const toggle = page.getByRole('banner').getByRole('button', { name: ui.menu.toggle });
      await expect(toggle).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(toggle).toBeFocused();
    });

    test('its groups of products fold out', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      const dialog = await openMobileMenu(page, edition);
      for (const { link, subgroups } of productMenu(ui, edition)) {
        const group = dialog.locator('details').filter({ hasText: link.label });
        await expect(group.getByRole('link')).toHaveCount(0);
        await group.locator('summary').click();
        const { overview } = ui.menu;
        const overviewLink = group.getByRole('link', { name: overview, exact: true });
        await expect(overviewLink).toHaveAttribute('href', link.href);
        for (const { heading, links } of subgroups) {
          await expect(group.getByText(heading, { exact: true })).toBeVisible();
          for (const { label, href } of links) {
            const item = group.getByRole('link', { name: label, exact: true });
            await expect(item).toBeVisible();
            await expect(item).toHaveAttribute('href', href);
          }
        }
        await group.locator('summary').click();
        await expect(group.getByRole('link')).toHaveCount(0);
      }
    });

    test('what is unfolded stays so under the next tap', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      const dialog = await openMobileMenu(page, edition);
      const [first, second] = productMenu(ui, edition).map(({ link }) =>
        dialog.locator('details').filter({ hasText: link.label }),
      );
      if (!first || !second) throw new Error('The menu has no two groups');
      await first.locator('summary').click();
      await second.locator('summary').click();
      await expect(first).toHaveAttribute('open');
      await expect(second).toHaveAttribute('open');
      // A finger goes down and up at one place: nothing may move in between.
      const about = dialog.getByRole('link', { name: ui.menu.aboutOuter, exact: true });
      await about.click();
      await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('about', edition));

      await openMobileMenu(page, edition);
      await expect(first).not.toHaveAttribute('open');
    });

    test('opens where the page stands, after a link and Back as well', async ({ page, visit }) => {
      await visit(edition, pathOf('product:AccuIMR', edition));
      const dialog = await openMobileMenu(page, edition);
      const [brain, heart] = productMenu(ui, edition).map(({ link }) =>
        dialog.locator('details').filter({ hasText: link.label }),
      );
      await expect(heart!).toHaveAttribute('open');
      await expect(brain!).not.toHaveAttribute('open');
      await heart!.getByRole('link', { name: 'AccuLV', exact: true }).click();
      await expect(page).toHaveURL(
        ({ pathname }) => pathname === pathOf('product:AccuLV', edition),
      );
      await openMobileMenu(page, edition);
      await expect(heart!).toHaveAttribute('open');
      await page.goBack();
      await expect(page).toHaveURL(
        ({ pathname }) => pathname === pathOf('product:AccuIMR', edition),
      );
      await openMobileMenu(page, edition);
      await expect(heart!).toHaveAttribute('open');
    });

    test('closes at the choice of a page, not when that is there', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      const release = await holdChunk(page, 'about-screen');
      const dialog = await openMobileMenu(page, edition);
      await dialog.getByRole('link', { name: ui.menu.aboutOuter, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator('h1')).toHaveText(headingOf('home', edition));
      release();
      await expect(page.locator('h1')).toHaveText(headingOf('about', edition));
      await expect(page.locator('h1')).toBeFocused();
    });

    test('holds the language toggle', async ({ page, server, visit }) => {
      const other = otherEdition(edition);
      await visit(edition, pathOf('about', edition));
      await expect(page.getByRole('link', { name: ui.languageSwitch })).toHaveCount(0);
      const dialog = await openMobileMenu(page, edition);
      await dialog.getByRole('link', { name: ui.languageSwitch, exact: true }).click();
      await page.waitForURL(originOf(server, other) + counterpartPath('about', other));
    });

    test('open, it locks the scrolling of the page', async ({ page, visit }) => {
      await visit(edition, pathOf('product:AneuFlow', edition));
      await scrollTo(page, 200);
      const dialog = await openMobileMenu(page, edition);
      await page.mouse.move(5, PHONE.height / 2);
      await page.mouse.wheel(0, 300);
      await page.keyboard.press('PageDown');
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      expect(await scrollTop(page)).toBe(200);

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.mouse.wheel(0, 300);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
    });

    test('keeps the focus to itself', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      const dialog = await openMobileMenu(page, edition);
      const isOutside = () =>
        dialog.evaluate((element) => {
          const { activeElement } = document;
          return activeElement !== document.body && !element.contains(activeElement);
        });
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < 15; stop += 1) {
          expect(await isOutside()).toBe(false);
          await page.keyboard.press(key);
        }
      }
    });

    test('gives the focus back', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      const toggle = page.getByRole('banner').getByRole('button', { name: ui.menu.toggle });
      const dialog = await openMobileMenu(page, edition);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(toggle).toBeFocused();

      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: ui.menu.close, exact: true }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(toggle).toBeFocused();
    });

    test('closes by its button, beside it, and on wide screens', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      const dialog = await openMobileMenu(page, edition);
      await dialog.getByRole('button', { name: ui.menu.close, exact: true }).click();
      await expect(dialog).toBeHidden();

      await openMobileMenu(page, edition);
      await page.mouse.click(5, PHONE.height / 2);
      await expect(dialog).toBeHidden();

      await openMobileMenu(page, edition);
      await page.setViewportSize(DESKTOP);
      await expect(dialog).toBeHidden();
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    });

    test('choosing the page being shown loads it anew', async ({ page, visit }) => {
      await visit(edition, pathOf('about', edition));
      await markDocument(page);
      const dialog = await openMobileMenu(page, edition);
      const current = dialog.getByRole('link', { name: ui.menu.aboutOuter, exact: true });
      await expect(current).toHaveAttribute('aria-current', 'page');
      await current.click();
      await expectNewDocument(page);
      await expect(dialog).toBeHidden();
    });
  });
}
