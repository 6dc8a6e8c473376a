import sharp from 'sharp';
import type { Locator } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { untilSettled } from './support/page-state.js';
import { TEXTS } from './support/texts.js';

const WIDTHS = [1280, 1920, 2560];
/** WCAG 1.4.3 for words, 1.4.11 for signs. */
const LEAST = { words: 4.5, sign: 3 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Colour = readonly number[];

/** Relative luminance. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const contrast = (a: Colour, b: Colour) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light! + 0.05) / (dark! + 0.05);
};

/** The least contrast of a label with what is painted behind it, while the label itself is unseen. */
async function leastContrast(label: Locator): Promise<number> {
  const ink = await label.evaluate((element) => getComputedStyle(element).color);
  const colour = [...ink.matchAll(/\d+/g)].slice(0, 3).map(Number);
  const box = await label.boundingBox();
  await label.evaluate((element) => (element.style.opacity = '0'));
  const image = await label.page().screenshot({ clip: box! });
  await label.evaluate((element) => (element.style.opacity = ''));
  const { data } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let least = Infinity;
  for (let at = 0; at < data.length; at += 3) {
    least = Math.min(least, contrast(colour, [data[at]!, data[at + 1]!, data[at + 2]!]));
  }
  return least;
}

for (const edition of EDITIONS) {
  test(`the menu can be read over every banner, ${edition}`, async ({ page, visit }) => {
    test.slow();
    const { ui } = TEXTS[edition];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1080 });
      await visit(edition, pathOf('home', edition));
      await untilSettled(page);
      const header = page.getByRole('banner');
      const labels = await header.locator('nav li > a, nav summary').all();
      const sign = header.getByRole('button', { name: ui.search });
      const banners = page.locator('[data-hero] [data-group]');
      for (let index = 0; index < (await banners.count()); index += 1) {
        await banners.nth(index).evaluate((banner) => {
          const strip = banner.closest('li, [aria-roledescription]')?.parentElement;
          strip?.scrollTo({ left: banner.getBoundingClientRect().left + strip.scrollLeft });
        });
        await untilSettled(page);
        for (const label of labels) {
          if (!(await label.isVisible())) continue;
          const where = `${await label.textContent()} over banner ${index} at ${width} px`;
          expect.soft(await leastContrast(label), where).toBeGreaterThanOrEqual(LEAST.words);
        }
        expect.soft(await leastContrast(sign)).toBeGreaterThanOrEqual(LEAST.sign);
      }
    }
  });
}
