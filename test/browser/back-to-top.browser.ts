import type { Page } from '@playwright/test';
import { type Edition, EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { focusedStop, rememberUnfocused } from './support/focus-marks.js';
import { holdClock, installClock, OWN_CONTEXT, untilSettled } from './support/page-state.js';
import { scrollTo, scrollTop, DESKTOP, PHONE } from './support/viewports.js';
import { TEXTS } from './support/texts.js';

const FRAME_MS = 20;

const buttonOf = (page: Page, edition: Edition) =>
  page.getByRole('button', { name: TEXTS[edition].ui.backToTop, exact: true });

/** With the clock held: the browser tells the page of the scroll when it comes to that. */
async function untilThere(page: Page, edition: Edition): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    await expect(buttonOf(page, edition)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test.use({ viewport: PHONE, ...OWN_CONTEXT });

for (const edition of EDITIONS) {
  test.describe(`back to top, ${edition}`, () => {
    const path = pathOf('product:AccuFFRct', edition);

    test('there from 500 px on narrow screens, never on wide ones', async ({ page, visit }) => {
      await visit(edition, path);
      await untilSettled(page);
      const button = buttonOf(page, edition);
      await expect(button).toHaveCount(0);
      await scrollTo(page, 500);
      await expect(button).toBeVisible();
      await scrollTo(page, 499);
      await expect(button).toHaveCount(0);

      await scrollTo(page, 1000);
      await expect(button).toBeVisible();
      await page.setViewportSize(DESKTOP);
      await expect(page.locator('html')).toHaveClass(/\bpc\b/);
      await expect(button).toHaveCount(0);
    });

    test('goes up 200 px every 50 ms', async ({ page, visit }) => {
      await installClock(page);
      await visit(edition, path);
      await untilSettled(page);
      await holdClock(page);
      await scrollTo(page, 900);
      await untilThere(page, edition);
      await buttonOf(page, edition).click();

      const positions = [];
      for (let step = 0; step < 6; step += 1) {
        await page.clock.runFor(49);
        positions.push(await scrollTop(page));
        await page.clock.runFor(1);
        positions.push(await scrollTop(page));
      }
      expect(positions).toEqual([900, 700, 700, 500, 500, 300, 300, 100, 100, 0, 0, 0]);
    });
  });
}

test('back to top leaves whoever moves themselves where they are', async ({ page, visit }) => {
  await installClock(page);
  await visit('zh', pathOf('product:AccuFFRct', 'zh'));
  await untilSettled(page);
  await holdClock(page);
  await scrollTo(page, 900);
  await untilThere(page, 'zh');
  await buttonOf(page, 'zh').click();
  await page.clock.runFor(50);
  expect(await scrollTop(page)).toBe(700);
  await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')));
  await page.clock.runFor(500);
  expect(await scrollTop(page)).toBe(700);

  // With the keyboard; where the button goes, the focus stays on the page.
  await buttonOf(page, 'zh').press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.clock.runFor(50);
  expect(await scrollTop(page)).toBe(500);
  await page.keyboard.press('Shift');
  await page.clock.runFor(500);
  expect(await scrollTop(page)).toBe(500);
});

test.describe('for those who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('back to top is there at once', async ({ page, visit }) => {
    await installClock(page);
    await visit('zh', pathOf('product:AccuFFRct', 'zh'));
    await untilSettled(page);
    await holdClock(page);
    await scrollTo(page, 900);
    await untilThere(page, 'zh');
    await buttonOf(page, 'zh').click();
    expect(await scrollTop(page)).toBe(0);
  });
});

test('back to top covers nothing that has the focus, and is reached by keys', async ({
  page,
  visit,
}) => {
  await visit('zh', pathOf('product:AccuFFRct', 'zh'));
  await untilSettled(page);
  await scrollTo(page, 900);
  const button = buttonOf(page, 'zh');
  await expect(button).toBeVisible();
  const middle = (await button.boundingBox())!.y + 24;
  await rememberUnfocused(page);
  const link = page.locator('main sup a').first();
  await link.focus();
  // At the same height as the button, however far to the side it stands.
  await link.evaluate((element, y) => {
    window.scrollBy(0, element.getBoundingClientRect().top - y);
    Object.assign(element.style, { position: 'fixed', right: '20px', top: `${y}px` });
  }, middle);
  await page.keyboard.press('Shift');
  expect((await focusedStop(page))?.cover).toBeNull();
  await link.evaluate((element) => element.removeAttribute('style'));
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
});
