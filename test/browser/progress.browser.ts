import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { chunkOf } from './support/chunks.js';
import {
  holdChunk,
  holdClock,
  installClock,
  OWN_CONTEXT,
  untilSettled,
} from './support/page-state.js';
import { menuOf } from './support/site-menu.js';
import { headingOf, TEXTS } from './support/texts.js';
import { DESKTOP } from './support/viewports.js';

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' }, ...OWN_CONTEXT });

for (const edition of EDITIONS) {
  test(`a bar runs while a page loads, from 0.3, every 200 ms, without spinner, ${edition}`, async ({
    page,
    visit,
  }) => {
    const release = await holdChunk(page, 'about-screen');
    await installClock(page);
    await visit(edition, pathOf('home', edition));
    await untilSettled(page);
    await holdClock(page);

    const { aboutOuter } = TEXTS[edition].ui.menu;
    await menuOf(page, edition).getByRole('link', { name: aboutOuter, exact: true }).click();
    const bar = page.locator('.progress-bar');
    await expect(bar).toBeAttached();
    const progress = async () => {
      const box = await bar.boundingBox();
      return box ? (box.x + box.width) / DESKTOP.width : 0;
    };
    await expect.poll(progress).toBeCloseTo(0.3, 2);
    expect((await bar.boundingBox())?.y).toBe(0);
    await page.clock.runFor(199);
    expect(await progress()).toBeCloseTo(0.3, 2);
    await page.clock.runFor(1);
    await expect.poll(progress).toBeGreaterThan(0.32);
    await expect(bar.locator('*')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);

    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('about', edition));
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return bar.count();
      })
      .toBe(0);
  });
}

test.describe('moving', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the bar eases for 500 ms', async ({ page, visit }) => {
    await page.route(chunkOf('about-screen'), () => undefined);
    await visit('zh', pathOf('home', 'zh'));
    await untilSettled(page);
    const { aboutOuter } = TEXTS.zh.ui.menu;
    await menuOf(page, 'zh').getByRole('link', { name: aboutOuter, exact: true }).click();
    const bar = page.locator('.progress-bar');
    await expect(bar).toHaveCSS('transition-duration', /^0\.5s/);
    await expect(bar).toHaveCSS('transition-timing-function', /^ease/);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the bar stands out from the page', async ({ page, visit }) => {
    await page.route(chunkOf('about-screen'), () => undefined);
    await visit('zh', pathOf('home', 'zh'));
    await untilSettled(page);
    const { aboutOuter } = TEXTS.zh.ui.menu;
    await menuOf(page, 'zh').getByRole('link', { name: aboutOuter, exact: true }).click();
    const bar = page.locator('.progress-bar');
    await expect(bar).toBeAttached();
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await bar.evaluate(ground)).not.toBe(await page.locator('html').evaluate(ground));
  });
});
