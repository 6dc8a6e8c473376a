import type { Page } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, originOf, test, untilHydrated } from './support/browser-test.js';
import { holdClock, installClock, OWN_CONTEXT, untilSettled } from './support/page-state.js';
import { TEXTS } from './support/texts.js';

const LAST_PHONE_WIDTH = 1200;
const FIRST_DESKTOP_WIDTH = 1201;
const HEIGHT = 800;
const DEBOUNCE_MS = 200;

test.use(OWN_CONTEXT);

async function resize(page: Page, width: number): Promise<void> {
  const resized = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('resize', resolve, { once: true })),
  );
  await page.setViewportSize({ width, height: HEIGHT });
  await resized;
}

for (const edition of EDITIONS) {
  test(`device: pc above 1200 px, else m; html says device and language, ${edition}`, async ({
    page,
    visit,
  }) => {
    const html = page.locator('html');
    const { toggle } = TEXTS[edition].ui.menu;
    const menu = page.getByRole('banner').getByRole('button', { name: toggle, exact: true });
    await page.setViewportSize({ width: FIRST_DESKTOP_WIDTH, height: HEIGHT });
    await visit(edition, pathOf('home', edition));
    await expect(html).toHaveClass(`${edition} pc`);
    await expect(menu).toHaveCount(0);

    await page.setViewportSize({ width: LAST_PHONE_WIDTH, height: HEIGHT });
    await expect(html).toHaveClass(`${edition} m`);
    await expect(menu).toHaveCount(1);
  });
}

test('device: what a narrow window shows first is its own', async ({ page, visit }) => {
  await page.setViewportSize({ width: LAST_PHONE_WIDTH, height: HEIGHT });
  await visit('zh', pathOf('home', 'zh'));
  await expect(page.locator('html')).toHaveClass('zh m');
});

test('device: recomputed 200 ms after the last change of size', async ({ page, visit }) => {
  const html = page.locator('html');
  await page.setViewportSize({ width: FIRST_DESKTOP_WIDTH, height: HEIGHT });
  await installClock(page);
  await visit('zh', pathOf('about', 'zh'));
  await untilSettled(page);
  await holdClock(page);

  await resize(page, LAST_PHONE_WIDTH);
  await page.clock.runFor(DEBOUNCE_MS - 1);
  await resize(page, LAST_PHONE_WIDTH - 1);
  await page.clock.runFor(DEBOUNCE_MS - 1);
  await expect(html).toHaveClass('zh pc');
  await page.clock.runFor(1);
  await expect(html).toHaveClass('zh m');
});

test('device: html says that it is a Macintosh', async ({ browser, server }) => {
  const page = await browser.newPage({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36',
  });
  await page.goto(originOf(server, 'zh') + pathOf('about', 'zh'));
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveClass(/(^| )mac( |$)/);
  await page.close();
});

test('the viewport of phones is locked to scale 1, without zooming by hand', async ({
  page,
  visit,
}) => {
  for (const edition of EDITIONS) {
    await visit(edition, pathOf('home', edition));
    const viewport = page.locator('meta[name="viewport"]');
    await expect(viewport).toHaveAttribute('content', /initial-scale=1\b/);
    await expect(viewport).toHaveAttribute('content', /maximum-scale=1\b/);
    await expect(viewport).toHaveAttribute('content', /user-scalable=no/);
  }
});
