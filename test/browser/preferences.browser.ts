import type { Locator, Page } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { productFolder } from '../../web/contract/products.js';
import { hasPage, pathOf } from '../../web/contract/routes.js';
import { STAGE_LABELS } from '../../web/ui/stage/stage-labels.js';
import { expect, originOf, test } from './support/browser-test.js';
import { chunkOf } from './support/chunks.js';
import { openExplorer, stageOf } from './support/explorers.js';
import { focusedStop, rememberUnfocused } from './support/focus-marks.js';
import { scrollTo, DESKTOP, PHONE } from './support/viewports.js';
import { untilSettled } from './support/page-state.js';
import { menuOf, openMobileMenu } from './support/site-menu.js';
import { headingOf, TEXTS } from './support/texts.js';

/** A4 without its margins, at 96 px an inch. */
const PAPER = { width: 718, height: 1047 };

/** Movements of the page at this moment, in ms; none of them lasts. */
function movements(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))
      .filter((duration) => duration > 1),
  );
}

/** Whether an element is drawn in one of the system's colours, apart from the page's ground. */
function borderOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor } =
        getComputedStyle(element);
      return `${borderBlockEndWidth} ${borderBlockEndStyle} ${borderBlockEndColor}`;
    });
}

/** Whether an element's text or ground is dark. */
async function isDark(
  element: Locator,
  property: 'color' | 'backgroundColor' = 'color',
): Promise<boolean> {
  const color = await element.evaluate((box, name) => getComputedStyle(box)[name], property);
  const [red = 0, green = 0, blue = 0, alpha = 1] = [...color.matchAll(/[\d.]+/g)].map(Number);
  return Math.max(red, green, blue) < 128 && alpha > 0.5;
}

for (const edition of EDITIONS) {
  const { ui } = TEXTS[edition];

  test.describe(`less motion, ${edition}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('nothing moves: menus, pages, banners', async ({ page, visit }) => {
      await page.setViewportSize(PHONE);
      await visit(edition, pathOf('home', edition));
      await untilSettled(page);
      await expect(page.getByRole('button', { name: ui.motion.play, exact: true })).toBeVisible();
      const dialog = await openMobileMenu(page, edition);
      expect(await movements(page)).toEqual([]);

      // A page that fades into another one would do so while both are there.
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          void transition.ready.then(() => {
            const lasting = document
              .getAnimations()
              .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))
              .filter((duration) => duration > 1);
            document.documentElement.dataset.movements = String(lasting.length);
          });
          return transition;
        };
      });
      await dialog.getByRole('link', { name: ui.menu.aboutOuter, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('about', edition));
      await expect(page.locator('html')).toHaveAttribute('data-movements', '0');

      await scrollTo(page, 200);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
      expect(await movements(page)).toEqual([]);
    });
  });

  test.describe(`forced colours, ${edition}`, () => {
    test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('the header keeps its edge, buttons and the focus their outlines', async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(DESKTOP);
      await visit(edition, pathOf('license', edition));
      expect(await borderOf(page, 'header')).toMatch(/^[1-9]\d*px solid rgb\(/);
      expect(await borderOf(page, 'main form button[type="submit"]')).toMatch(/^[1-9]/);

      await rememberUnfocused(page);
      for (let stop = 0; stop < 15; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await focusedStop(page)).toMatchObject({ isMarked: true, cover: null });
      }
    });

    test('the page being shown still stands out in the menu', async ({ page, visit }) => {
      await page.setViewportSize(DESKTOP);
      await visit(edition, pathOf('product:AccuCTP', edition));
      const menu = menuOf(page, edition);
      await menu.getByText(ui.menu.innovative, { exact: true }).click();
      const weightOf = (name: string) =>
        menu
          .getByRole('link', { name, exact: true })
          .evaluate((link) => Number(getComputedStyle(link).fontWeight));
      expect(await weightOf('AccuCTP')).toBeGreaterThan(await weightOf('AccuASPECTS'));
    });
  });
}

test.describe('in the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('no gradient stands for a border, and arrows of lists are the browser’s', async ({
    page,
    visit,
  }) => {
    await visit('zh', pathOf('about', 'zh'));
    const years = page.locator('main ol > li:has(> h3)');
    for (const year of await years.all()) {
      await expect(year).toHaveCSS('border-image-source', 'none');
    }
    expect(await years.count()).toBeGreaterThan(0);
    await visit('zh', pathOf('license', 'zh'));
    const list = page.locator('main select').first();
    await expect(list).toHaveCSS('background-image', 'none');
    await expect(list).toHaveCSS('appearance', 'auto');
  });

  test('light letters of pictures keep their dark ground', async ({ page, visit }) => {
    await visit('zh', pathOf('home', 'zh'));
    const legend = page.locator('main img[width="152"]').first();
    const acculv = pathOf('product:AccuLV', 'zh');
    const tile = page.locator('main li', { has: page.locator(`a[href="${acculv}"]`) });
    for (const ground of [legend, tile.locator('div:has(img)')]) {
      expect(await isDark(ground.first(), 'backgroundColor')).toBe(true);
    }
    await visit('zh', acculv);
    const poster = stageOf(page).locator('> :first-child');
    expect(await isDark(poster, 'backgroundColor')).toBe(true);
  });
});

for (const id of ['home', 'intracranial', 'intracardiac', 'product:AccuIMR', 'notFound'] as const) {
  test(`printed, header, heading and words of ${id} stand one below the other`, async ({
    page,
    visit,
    complaints,
  }) => {
    const path = pathOf(id, 'en');
    if (id === 'notFound') complaints.expectFailedRequest(path);
    await page.setViewportSize(PAPER);
    await visit('en', path);
    await page.emulateMedia({ media: 'print' });
    const boxes = await Promise.all(
      ['header', 'h1', 'main h2:visible'].map((name) => page.locator(name).first().boundingBox()),
    );
    const ends = boxes.map((box) => box && { top: box.y, bottom: box.y + box.height });
    const [header, heading, words] = ends;
    expect(heading?.top).toBeGreaterThanOrEqual(header?.bottom ?? Infinity);
    expect(words?.top).toBeGreaterThanOrEqual(heading?.bottom ?? Infinity);
    // Paper is white, whatever the page's ground.
    expect(await isDark(page.locator('h1'))).toBe(true);
    const grounds = await page.locator('h1').evaluate((element) => {
      const images = new Set<string>();
      for (let box: Element | null = element; box; box = box.parentElement) {
        images.add(getComputedStyle(box).backgroundImage);
      }
      return [...images];
    });
    expect(grounds).toEqual(['none']);
  });
}

test('printed across, tiles stand in rows, and words beside pictures', async ({ page, visit }) => {
  await page.setViewportSize({ width: PAPER.height, height: PAPER.width });
  await page.emulateMedia({ media: 'print' });
  await visit('en', pathOf('home', 'en'));
  const tiles = await page
    .locator('main ul[data-count="7"] > li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tiles).toHaveLength(7);
  expect(new Set(tiles).size).toBe(2);
  await visit('en', pathOf('intracranial', 'en'));
  const widths = await page
    .locator('section[aria-labelledby="path"] li img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThan(PAPER.height / 2);
});

test('printed, a product’s parts have one colour of accent', async ({ page, visit }) => {
  await visit('en', pathOf('product:AccuIMR', 'en'));
  await page.emulateMedia({ media: 'print' });
  const colours = await page
    .locator('section[data-side] p:first-child')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).color));
  expect(colours.length).toBeGreaterThan(1);
  expect(new Set(colours).size).toBe(1);
});

test.describe('printed without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the states of a stage are dark on white', async ({ page, server }) => {
    await page.goto(originOf(server, 'en') + pathOf('product:AccuIMR', 'en'));
    await page.emulateMedia({ media: 'print' });
    for (const text of await stageOf(page).locator(':is(label, figcaption):visible').all()) {
      expect(await isDark(text)).toBe(true);
    }
    await expect(stageOf(page).locator('figcaption:visible')).toHaveCount(1);
  });
});

// An image, a raster of a worker, a painter of its own.
for (const id of ['AccuFFRct', 'AneuShape', 'AneuFlow'] as const) {
  test(`printed, the numbers of ${id} stand beneath the picture that they are of`, async ({
    page,
    visit,
    complaints,
  }) => {
    await page.setViewportSize(PAPER);
    const stage = stageOf(page);
    const poster = stage.locator('picture img').first();
    const picture = stage.getByRole('img').locator('> *').first();
    const numbers = stage.locator('output').first();
    const sentence = stage.locator('div:has(> p[role="status"]) > p').first();
    await openExplorer(page, visit, 'en', id);
    await page.emulateMedia({ media: 'print' });
    // Upright and across.
    for (const width of [PAPER.width, PAPER.height]) {
      await page.setViewportSize({ ...PAPER, width });
      await expect(poster).toBeHidden();
      await expect(picture).toBeVisible();
      await expect(numbers).toBeVisible();
      await expect(sentence).toBeVisible();
      const above = (await picture.boundingBox())!;
      const below = (await numbers.boundingBox())!;
      expect(above.width).toBeGreaterThan(300);
      expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
    }

    // The poster is of a case of its own.
    await page.emulateMedia({ media: 'screen' });
    await page.route(chunkOf(`explore-${productFolder(id)}-explorer`), (route) => {
      complaints.expectFailedRequest(route.request().url());
      return route.abort();
    });
    await visit('en', pathOf(`product:${id}`, 'en'));
    await expect(page.getByText(STAGE_LABELS.en.failed).filter({ visible: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(poster).toBeVisible();
    await expect(numbers).toBeHidden();
    await expect(sentence).toBeHidden();
  });
}

for (const edition of EDITIONS) {
  test(`printed, nothing asks to be pressed, and products ask nothing, ${edition}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: 'print' });
    const ids = ['home', 'intracranial', 'product:AneuFlow', 'license', 'angioPDF'] as const;
    for (const id of ids.filter((one) => hasPage(one, edition))) {
      await visit(edition, pathOf(id, edition));
      await expect.soft(page.locator('main button[type="submit"]:visible')).toHaveCount(0);
      const fields = page.locator('main :is(input, select, textarea, form):visible');
      if (id === 'license') expect.soft(await fields.count()).toBeGreaterThan(0);
      else await expect.soft(fields).toHaveCount(0);
    }
  });

  test(`in the colours of the system, charts keep marks and numbers, ${edition}`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await visit(edition, pathOf('product:AccuFFRct', edition));
    const [text, ...drawn] = await page.locator('#evidence table').evaluate((table) => {
      const style = (name: string) => getComputedStyle(table.querySelector(name)!);
      return [
        style('caption').color,
        style('thead svg text').fill,
        style('tbody circle').fill,
        style('tbody [data-kind="background"] circle').stroke,
        style('tbody tr svg line:last-of-type').stroke,
      ];
    });
    expect(drawn).toEqual(drawn.map(() => text));
  });
}
