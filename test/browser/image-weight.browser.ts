import type { Page } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { expect, originOf, siteTest as test } from './support/browser-test.js';
import { Complaints } from './support/complaints.js';
import { screenPagesOf } from './support/site-pages.js';
import { PHONE } from './support/viewports.js';

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

/** Images whose place the browser cannot keep free before they are there. */
function placelessImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
      .map(({ src }) => src),
  );
}

for (const edition of EDITIONS) {
  test.describe(`images of the first view are light and keep their places, ${edition}`, () => {
    let page: Page;
    let complaints: Complaints;
    const sizes = new Map<string, number>();

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ viewport: PHONE });
      complaints = new Complaints(page.context());
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'image') return;
        sizes.set(response.url(), Number(response.headers()['content-length'] ?? Infinity));
      });
    });
    test.afterAll(() => page.close());

    for (const { id, screen, path } of screenPagesOf(edition)) {
      test(screen, async ({ server }) => {
        sizes.clear();
        // Chromium complains of the page that says so of others.
        if (id === 'notFound') complaints.expectFailedRequest(path);
        await page.goto(originOf(server, edition) + path);
        await untilSeen(page);
        const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
        expect(total, [...sizes.keys()].join('\n')).toBeLessThan(LIMIT);
        expect(await placelessImages(page)).toEqual([]);
        expect(complaints.take()).toEqual([]);
      });
    }
  });
}
