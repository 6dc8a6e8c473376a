import { home } from '../../web/features/home/home.zh.js';
import type { Locator, Page } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { chunkOf } from './support/chunks.js';
import { hideTab } from './support/page-state.js';
import { TEXTS } from './support/texts.js';
import { DESKTOP, PHONE } from './support/viewports.js';

const HOME = pathOf('home', 'zh');
const SOLUTION = pathOf('intracranial', 'zh');
const HEART = pathOf('intracardiac', 'zh');
const FLOW_DATA = /\/img\/flow-[\w-]+\.\w+\.json$/;
const FRAMES = 4;

const layers = (page: Page): Locator => page.locator('main canvas');
const moving = (page: Page): Locator => page.locator('main canvas[data-moving]');

/** The pixels of a layer now and some frames later. */
function imagesOf(layer: Locator): Promise<[string, string]> {
  return layer.evaluate(async (canvas: HTMLCanvasElement, frames) => {
    const before = canvas.toDataURL();
    for (let frame = 0; frame < frames; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [before, canvas.toDataURL()];
  }, FRAMES);
}

async function expectMotion(layer: Locator): Promise<void> {
  await expect(layer).toHaveAttribute('data-moving', 'true');
  await expect
    .poll(async () => {
      const [before, after] = await imagesOf(layer);
      return before === after;
    })
    .toBe(false);
}

async function expectStillness(layer: Locator): Promise<void> {
  await expect(layer).not.toHaveAttribute('data-moving');
  const [before, after] = await imagesOf(layer);
  expect(after).toBe(before);
}

/** Addresses of the layer's code and data that a page asks for from now on. */
function requestsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (chunkOf('flow-canvas').test(url) || FLOW_DATA.test(url)) asked.push(url);
  });
  return asked;
}

test.use({ viewport: DESKTOP });

for (const path of [SOLUTION, HEART]) {
  test(`particles move over the picture once the page is idle: ${path}`, async ({
    page,
    visit,
  }) => {
    const asked = requestsOf(page);
    await visit('zh', path);
    await expectMotion(layers(page));
    const [first = '', last = ''] = [asked.at(0), asked.at(-1)];
    expect([chunkOf('flow-canvas').test(first), FLOW_DATA.test(last)]).toEqual([true, true]);
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
  });
}

test('only the shown banner moves, and its pause holds the particles too', async ({
  page,
  visit,
}) => {
  const { motion } = TEXTS.zh.ui;
  const asked = requestsOf(page);
  await visit('zh', HOME);
  await expect(layers(page)).toHaveCount(3);
  await expectMotion(layers(page).nth(0));
  await expect(moving(page)).toHaveCount(1);
  expect(asked.filter((url) => FLOW_DATA.test(url))).toHaveLength(1);

  await page.getByRole('button', { name: motion.pause, exact: true }).click();
  await expectStillness(layers(page).nth(0));
  await page.getByRole('button', { name: motion.play, exact: true }).click();
  await expectMotion(layers(page).nth(0));
});

for (const edition of EDITIONS) {
  test(`a button stops and starts the particles, ${edition}`, async ({ page, visit }) => {
    const { motion } = TEXTS[edition].ui;
    await visit(edition, pathOf('intracranial', edition));
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button(motion.pause).click();
    await expectStillness(layers(page));
    await button(motion.play).click();
    await expectMotion(layers(page));
  });
}

test('nothing moves off the screen', async ({ page, visit }) => {
  await visit('zh', HEART);
  await expectMotion(layers(page));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectStillness(layers(page));
  await layers(page).scrollIntoViewIfNeeded();
  await expectMotion(layers(page));
});

test('nothing moves in a tab that nobody sees', async ({ page, visit }) => {
  await visit('zh', HEART);
  await expectMotion(layers(page));
  await hideTab(page, true);
  await expectStillness(layers(page));
  await hideTab(page, false);
  await expectMotion(layers(page));
});

test('who prefers stillness gets the picture alone, at once', async ({ page, visit }) => {
  await visit('zh', HEART);
  await expectMotion(layers(page));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(layers(page)).toHaveCount(0);
});

for (const [name, prepare] of [
  ['prefers stillness', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'saves data',
    (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  ],
] as const) {
  test(`neither code nor data of the layer is loaded for whom ${name}`, async ({ page, visit }) => {
    await prepare(page);
    const asked = requestsOf(page);
    await visit('zh', SOLUTION);
    // What the page loads last is there, and the browser has been idle since.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked).toEqual([]);
    await expect(layers(page)).toHaveCount(0);
  });
}

test('without the data the still picture stays', async ({ page, visit, complaints }) => {
  await page.route(FLOW_DATA, (route) => {
    complaints.expectFailedRequest(route.request().url());
    return route.fulfill({ status: 404, contentType: 'text/plain', body: '404' });
  });
  const refused = page.waitForResponse(FLOW_DATA);
  await visit('zh', HEART);
  await refused;
  await expect(moving(page)).toHaveCount(0);
  await expect(page.locator('main picture img').first()).toBeVisible();
});

for (const [width, viewport] of [
  ['wide', DESKTOP],
  ['narrow', PHONE],
] as const) {
  test(`the layer lies on the picture as it is cropped, ${width}`, async ({ page, visit }) => {
    await page.setViewportSize(viewport);
    for (const path of [HOME, SOLUTION, HEART]) {
      await visit('zh', path);
      const layer = layers(page).first();
      await layer.scrollIntoViewIfNeeded();
      await expect(layer).toHaveAttribute('data-moving', 'true');
      const [picture, canvas] = await page
        .locator('main picture img')
        .first()
        .evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          const own = image.closest('div')?.querySelector('canvas');
          if (!own) throw new Error('The picture has no layer');
          const describe = (element: HTMLElement, ratio: number) => {
            const { x, y, width: w, height: h } = element.getBoundingClientRect();
            const { objectFit, objectPosition } = getComputedStyle(element);
            return { x, y, w, h, objectFit, objectPosition, ratio: Math.round(ratio * 50) };
          };
          return [
            describe(image, image.naturalWidth / image.naturalHeight),
            describe(own, own.width / own.height),
          ];
        });
      expect(canvas).toEqual(picture);
    }
  });
}

test('code and data of all layers of a page weigh less than 12 kB', async ({ page, visit }) => {
  const { banners } = home;
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    const url = response.url();
    if (!/\/(?:js|css)\/flow-/.test(url) && !FLOW_DATA.test(url)) return;
    sizes.set(url, Number(response.headers()['content-length'] ?? Infinity));
  });
  await visit('zh', HOME);
  await expectMotion(layers(page).nth(0));
  for (const index of [1, 2]) {
    const { label } = Object.values(banners)[index]!;
    await page.getByRole('button', { name: label, exact: true }).click();
    await expectMotion(layers(page).nth(index));
  }
  const data = [...sizes].filter(([url]) => FLOW_DATA.test(url));
  expect(data).toHaveLength(3);
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000);
});
