import type { Page } from '@playwright/test';
import { expect, originOf, test } from './support/browser-test.js';
import { pagesOf } from './support/site-pages.js';

// What moves is painted all the time, which nobody looks at here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages whose first view holds a computed picture; all products share one layout. */
const PAGES = pagesOf('zh').filter(
  ({ id }) => id === 'home' || id === 'intracranial' || id === 'product:AneuFlow',
);
const WIDTHS = [390, 768, 1280, 1920];
const DENSITIES = [1, 2];
/** Pixels that may be loaded for one of the screen. */
const WASTE = 2.2;
/** Figure and width of a raster. */
const RASTER = /\/img\/([a-z-]+?)-(?:narrow-)?(\d+)\.[0-9a-f]{10}\.(?:avif|webp)$/;

interface Lead {
  readonly address: string;
  /** CSS px of the whole raster, parts that the box cuts off included. */
  readonly width: number;
  /** What asked for it first. */
  readonly initiator: string;
  /** Address of the largest paint, where that is an image. */
  readonly largest: string;
}

function leadOf(page: Page): Promise<Lead> {
  return page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('main picture img');
    if (!image) throw new Error('No picture');
    await image.decode();
    const { width, height } = image.getBoundingClientRect();
    const ratio = image.naturalWidth / image.naturalHeight;
    const isCover = getComputedStyle(image).objectFit === 'cover';
    const [resource] = performance.getEntriesByName(image.currentSrc);
    const largest = await new Promise<string>((resolve) => {
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1) as (PerformanceEntry & { url: string }) | undefined;
        resolve(last?.url ?? '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    return {
      address: image.currentSrc,
      width: isCover ? Math.max(width, height * ratio) : width,
      initiator: (resource as PerformanceResourceTiming | undefined)?.initiatorType ?? '',
      largest,
    };
  });
}

for (const width of WIDTHS) {
  for (const deviceScaleFactor of DENSITIES) {
    test.describe(`${width} px, ${deviceScaleFactor} to the point`, () => {
      test.use({ viewport: { width, height: width < 1000 ? 844 : 900 }, deviceScaleFactor });
      for (const { id, path } of PAGES) {
        test(`the picture of ${id} is preloaded in the width that is shown`, async ({
          page,
          server,
        }) => {
          const loaded: string[] = [];
          page.on('request', (request) => loaded.push(request.url()));
          await page.goto(originOf(server, 'zh') + path);
          const lead = await leadOf(page);
          await page.waitForLoadState('networkidle');

          const [, figure, pixels] = RASTER.exec(lead.address) ?? [];
          const rasters = loaded.filter((address) => RASTER.exec(address)?.[1] === figure);
          expect(rasters).toEqual([lead.address]);
          expect(lead.initiator).toBe('link');
          if (RASTER.test(lead.largest)) expect(lead.largest).toBe(lead.address);
          expect(Number(pixels)).toBeGreaterThanOrEqual(Math.floor(lead.width));
          expect(Number(pixels)).toBeLessThanOrEqual(WASTE * lead.width * deviceScaleFactor);
        });
      }
    });
  }
}
