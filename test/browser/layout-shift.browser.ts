import type { Page } from '@playwright/test';
import { type Edition, EDITIONS } from '../../web/contract/editions.js';
import { notFoundAddress } from '../../web/contract/not-found.js';
import { listQuery } from '../../web/contract/paging.js';
import type { PageId } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { untilSettled, untilStill } from './support/page-state.js';
import { screenPagesOf } from './support/site-pages.js';
import { startSlowLine } from './support/slow-line.js';
import { DESKTOP, PHONE } from './support/viewports.js';

/** Sum over a page's whole life. */
const LIMIT = 0.01;

/** Addresses under which a page shows something else in its first view. */
function furtherPaths(id: PageId, path: string, edition: Edition): readonly string[] {
  if (id === 'news') return [path + listQuery({ page: 1, group: 'intracardiac' })];
  return id === 'notFound' ? [notFoundAddress(edition, '/abuot')] : [];
}

interface Shift {
  readonly value: number;
  /** Each element that moved, with its place before and after: x, y, width and height. */
  readonly elements: readonly string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Keeps what moves without the visitor's doing, from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const elements = sources.map(({ node, previousRect, currentRect }) => {
          const name =
            node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
          return `${name}: ${place(previousRect)} → ${place(currentRect)}`;
        });
        shifts.push({ value, elements });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

// The browser paints what it has of a page, and goes on as more of it comes.
test.use({
  // eslint-disable-next-line no-empty-pattern
  proxy: async ({}, use) => {
    const line = await startSlowLine();
    await use({ server: line.origin });
    await line.close();
    expect(line.documents()).toBeGreaterThan(0);
  },
});

/** Down to the end, a screen at a time; what comes into sight is fetched on the way. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // A starved browser may give no frames.
        setTimeout(resolve, 1_000);
      });
    // The header stays where it is seen as soon as the page is hydrated. Scrolled in that very frame, it
    // would count as moved by all the way.
    await frame();
    await frame();
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  await untilStill(page);
  await page.waitForLoadState('networkidle');
}

for (const edition of EDITIONS) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`nothing moves by itself on a slow line, ${edition}, ${viewport.width} px`, async ({
      page,
      visit,
      complaints,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await watchShifts(page);
      const moved: string[] = [];
      const pages = screenPagesOf(edition).flatMap(({ id, path }) =>
        [path, ...furtherPaths(id, path, edition)].map((address) => ({ id, path: address })),
      );
      for (const { id, path } of pages) {
        // Chromium complains of the page that says so of others.
        if (id === 'notFound') complaints.expectFailedRequest(path);
        await visit(edition, path);
        await untilSettled(page);
        await scrollThrough(page);
        const shifts = await page.evaluate(() => window.layoutShifts!);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        await page.evaluate(() => sessionStorage.clear());
        if (sum > LIMIT) moved.push(`${path}: ${sum} ${JSON.stringify(shifts)}`);
      }
      expect(moved).toEqual([]);
    });
  }
}
