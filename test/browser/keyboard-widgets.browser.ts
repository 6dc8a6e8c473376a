import { home as homeEn } from '../../web/features/home/home.en.js';
import { home as homeZh } from '../../web/features/home/home.zh.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { Keyboard } from './support/keyboard.js';
import { menuOf } from './support/site-menu.js';
import { TEXTS } from './support/texts.js';
import { PHONE } from './support/viewports.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HOME = { zh: homeZh, en: homeEn };

for (const edition of EDITIONS) {
  const { ui } = TEXTS[edition];

  test.describe(`with the keyboard alone, ${edition}`, () => {
    test('tabs are chosen by arrows, Home and End', async ({ page, visit }) => {
      const keyboard = new Keyboard(page);
      await visit(edition, pathOf('home', edition));
      const tabs = page.getByRole('tablist').first().getByRole('tab');
      const expectChosen = async (place: number) => {
        const tab = tabs.nth(place);
        await expect(tab).toBeFocused();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
        await expect(panel).toBeVisible();
      };
      const last = (await tabs.count()) - 1;
      await tabs.first().focus();
      await expectChosen(0);
      await keyboard.press('ArrowRight');
      await expectChosen(1);
      await keyboard.press('ArrowLeft');
      await keyboard.press('ArrowLeft');
      await expectChosen(last);
      await keyboard.press('Home');
      await expectChosen(0);
      await keyboard.press('End');
      await expectChosen(last);
    });

    test('banners are turned and let play', async ({ page, visit }) => {
      const keyboard = new Keyboard(page);
      await visit(edition, pathOf('home', edition));
      const [, second = '', last = ''] = Object.values(HOME[edition].banners).map(
        ({ label }) => label,
      );
      const carousel = page.locator(`[aria-roledescription="${ui.carousel.role}"]`);
      const slides = carousel.getByRole('group', { includeHidden: true });
      const expectShown = (place: number) =>
        expect
          .poll(() => slides.evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert)))
          .toEqual([0, 1, 2].map((other) => other !== place));
      await expectShown(0);
      // By hand, in a browser that does not say when that ends.
      await page.evaluate(() =>
        addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true),
      );
      await slides.nth(1).evaluate((slide) => slide.scrollIntoView({ block: 'nearest' }));
      await expectShown(1);
      await slides.nth(0).evaluate((slide) => slide.scrollIntoView({ block: 'nearest' }));
      await expectShown(0);
      await keyboard.tabTo(carousel.getByRole('button', { name: second, exact: true }));
      await keyboard.press('Enter');
      await expectShown(1);
      await keyboard.tabTo(carousel.getByRole('button', { name: last, exact: true }));
      await keyboard.press('Space');
      await expectShown(2);
      const motion = carousel.getByRole('button').last();
      const words = (await motion.textContent()) ?? '';
      await keyboard.tabTo(motion);
      await keyboard.press('Enter');
      await expect(motion).toBeFocused();
      await expect(motion).not.toHaveText(words);
    });

    test('the menu of narrow screens leads to a product', async ({ page, visit }) => {
      const keyboard = new Keyboard(page);
      await page.setViewportSize(PHONE);
      await visit(edition, pathOf('about', edition));
      const toggle = page.getByRole('banner').getByRole('button', { name: ui.menu.toggle });
      await keyboard.tabTo(toggle);
      await keyboard.press('Enter');
      const menu = menuOf(page, edition);
      await keyboard.tabTo(menu.locator('summary', { hasText: ui.menu.intracardiac }));
      await keyboard.press('Space');
      await keyboard.tabTo(menu.getByRole('link', { name: 'AccuFFRoct', exact: true }));
      await keyboard.press('Enter');
      await expect(page).toHaveURL(
        ({ pathname }) => pathname === pathOf('product:AccuFFRoct', edition),
      );
    });
  });
}
