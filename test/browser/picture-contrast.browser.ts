import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { untilSettled } from './support/page-state.js';
import { TEXTS } from './support/texts.js';

const WIDTHS = [390, 834, 1280, 1920, 2560];
/** WCAG 1.4.3 for words, 1.4.11 for signs. */
const LEAST = { words: 4.5, sign: 3 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Colour = Iterable<number>;
type Pixels = Awaited<ReturnType<typeof pixelsOf>>;
type Look = ReturnType<typeof hide>[number];

/** Linear light of each value that a channel can have. */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = ([red, green, blue]: Colour) =>
  0.2126 * LINEAR[red!]! + 0.7152 * LINEAR[green!]! + 0.0722 * LINEAR[blue!]!;

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Hides what is seen of the labels, and says how it looked: where its lines stand in the window. */
function hide(labels: (HTMLElement | SVGElement)[]) {
  const seen = labels.filter((label) => label.checkVisibility({ visibilityProperty: true }));
  const looks = seen.map((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    const isSign = label instanceof HTMLButtonElement;
    return {
      isSign,
      name: label.textContent.slice(0, 40),
      ink: getComputedStyle(label).color,
      lines: [...(isSign ? [label.getBoundingClientRect()] : range.getClientRects())]
        .map(({ x, y, width, height }) => ({ x, y, width, height }))
        .filter(({ width, height }) => width >= 1 && height >= 1),
    };
  });
  for (const { style } of seen) {
    style.transition = 'none';
    style.color = 'transparent';
  }
  return looks;
}

const show = (labels: (HTMLElement | SVGElement)[]) => {
  for (const { style } of labels) style.color = '';
};

/** The labels have enough contrast with what is painted behind them while they are hidden. */
async function expectLegible(page: Page, labels: Locator): Promise<void> {
  const looks = await labels.evaluateAll(hide);
  // A picture taken at once may still be that of the frame before.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const image = await pixelsOf(await page.screenshot());
  await labels.evaluateAll(show);
  expect(looks.length).toBeGreaterThan(0);
  for (const look of looks) {
    const where = `${look.name} at ${page.viewportSize()?.width} px`;
    const least = look.isSign ? LEAST.sign : LEAST.words;
    expect.soft(leastContrast(image, look), where).toBeGreaterThanOrEqual(least);
  }
}

/** Red, green and blue of each pixel, row by row. */
const pixelsOf = (image: Buffer) =>
  sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });

function leastContrast({ data, info }: Pixels, { ink, lines }: Look): number {
  const colour = luminance([...ink.matchAll(/\d+/g)].map(Number));
  let least = Infinity;
  for (const { x, y, width, height } of lines) {
    for (let row = Math.floor(y); row < y + height; row += 1) {
      for (let column = Math.floor(x); column < x + width; column += 1) {
        const at = 3 * (row * info.width + column);
        least = Math.min(least, contrast(colour, luminance(data.subarray(at, at + 3))));
      }
    }
  }
  return least;
}

/** Turns to each banner of the home page, one after the other. */
async function forEachBanner(page: Page, look: (banner: Locator) => Promise<void>): Promise<void> {
  const banners = page.locator('[data-hero] [data-group]');
  for (let index = 0; index < (await banners.count()); index += 1) {
    const banner = banners.nth(index);
    await banner.evaluate((element) => {
      const strip = element.closest('li, [aria-roledescription]')?.parentElement;
      strip?.scrollTo({ left: element.getBoundingClientRect().left + strip.scrollLeft });
    });
    await untilSettled(page);
    await look(banner);
  }
}

for (const edition of EDITIONS) {
  test(`the menu and the words over every banner can be read, ${edition}`, async ({
    page,
    visit,
  }) => {
    const header = page.getByRole('banner');
    const menu = header.locator('nav li > a, nav summary');
    const sign = header.getByRole('button', { name: TEXTS[edition].ui.search });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 });
      await visit(edition, pathOf('home', edition));
      await untilSettled(page);
      await forEachBanner(page, async (banner) => {
        const words = page.locator('h1').or(banner.locator('h2, p:not(:has(a)), a'));
        await expectLegible(page, words.or(menu).or(sign));
      });
    }
  });

  for (const id of ['intracranial', 'intracardiac'] as const) {
    test(`the words over the picture can be read: ${id}, ${edition}`, async ({ page, visit }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 1000 });
        await visit(edition, pathOf(id, edition));
        await untilSettled(page);
        const band = page.locator('h1').locator('xpath=ancestor::*[.//picture][1]');
        await expectLegible(page, band.locator('h1, p:not(:has(a)), a'));
      }
    });
  }
}
