import type { Page } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { expect, test } from './support/browser-test.js';
import { screenPagesOf } from './support/site-pages.js';
import { DESKTOP, PHONE } from './support/viewports.js';

/** Bytes of images that a page may load for its first view on a telephone. */
const LIMIT = 180_000;

/** Until the images of the first view are there. */
function untilSeen(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && top < window.innerHeight && bottom > 0;
    });
    await Promise.all(seen.map((image) => image.decode()));
  });
}

/** Elements inside of images, or pushed by them, that moved while the page was loading. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
          observer.disconnect();
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // No entry at all, no callback.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

for (const edition of EDITIONS) {
  for (const { screen, path } of screenPagesOf(edition)) {
    test(`images of the first view are light and keep their places: ${screen}, ${edition}`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(PHONE);
      const sizes = new Map<string, number>();
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'image') return;
        sizes.set(response.url(), Number(response.headers()['content-length'] ?? Infinity));
      });
      await visit(edition, path);
      await untilSeen(page);
      const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      expect(total, [...sizes.keys()].join('\n')).toBeLessThan(LIMIT);
      expect(await shiftOf(page)).toBeLessThan(0.02);
    });
  }
}

for (const [name, viewport] of [
  ['telephone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  for (const { screen, path } of screenPagesOf('zh')) {
    if (screen !== 'home' && screen !== 'solution' && screen !== 'product') continue;
    test(`the largest image is preloaded as it is shown: ${screen}, ${name}`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(viewport);
      await visit('zh', path);
      const [preload, source] = await page.evaluate(() => {
        const link = [
          ...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]'),
        ].find(({ media }) => media === '' || window.matchMedia(media).matches);
        const picture = document.querySelector('main picture');
        const used = [...(picture?.querySelectorAll('source') ?? [])].find(
          ({ media }) => media === '' || window.matchMedia(media).matches,
        );
        return [
          { srcset: link?.imageSrcset, sizes: link?.imageSizes, type: link?.type },
          { srcset: used?.srcset, sizes: used?.sizes, type: used?.type },
        ];
      });
      expect(preload.srcset).not.toBe('');
      expect(preload).toEqual(source);
    });
  }
}
