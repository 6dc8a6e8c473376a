import type { Page } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { hasPage, pathOf } from '../../web/contract/routes.js';
import { MAIN_ID } from '../../web/site/site.js';
import { expect, originOf, siteTest as test, untilHydrated } from './support/browser-test.js';
import { Complaints } from './support/complaints.js';
import { EXPLORERS, untilStagesRun } from './support/explorers.js';
import { clippedTexts, overflow } from './support/readable.js';
import { untilStill } from './support/page-state.js';
import { openMobileMenu } from './support/site-menu.js';
import { screenPagesOf } from './support/site-pages.js';
import { DESKTOP, FOLDED, NARROWEST, PHONE, TABLET, ZOOMED } from './support/viewports.js';

const DOUBLE_TEXT = '32px';

/** The distances that a reader may ask for (WCAG 1.4.12); letters of drawings keep their places. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}' +
        'p{margin-block-end:2em!important}',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** As who asks the browser for larger text, which lengths in queries of the window follow too. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

/** Letters of a drawing may end at its edge, past which their line's box goes on. */
const isDrawn = (text: string): boolean => text.startsWith('text: ');

async function expectNothingLost(
  page: Page,
  look: string,
  isExcused: (text: string) => boolean = () => false,
): Promise<void> {
  await untilStill(page);
  const cut = (await clippedTexts(page)).filter((text) => !isExcused(text));
  expect.soft(cut, `cut off ${look}`).toEqual([]);
  expect.soft(await overflow(page), `wider than the window ${look}`).toBe(0);
}

for (const edition of EDITIONS) {
  test.describe(`nothing is lost, ${edition}`, () => {
    let page: Page;
    let complaints: Complaints;

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ reducedMotion: 'reduce' });
      complaints = new Complaints(page.context());
    });
    test.afterAll(() => page.close());

    for (const { id, path } of screenPagesOf(edition)) {
      test(`at 320 px, zoomed to 200 %, with text of 200 %: ${path}`, async ({ server }) => {
        if (id === 'notFound') complaints.expectFailedRequest(path);
        await page.setViewportSize(NARROWEST);
        await page.goto(originOf(server, edition) + path);
        await untilHydrated(page);
        await expectNothingLost(page, 'at 320 px');

        // The outer screens of folding phones.
        await page.setViewportSize(FOLDED);
        expect.soft(await overflow(page), 'wider than 280 px').toBe(0);

        await page.setViewportSize({ width: DESKTOP.width / 2, height: DESKTOP.height / 2 });
        await expectNothingLost(page, 'at 200 % zoom');

        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, DOUBLE_TEXT);
        await expectNothingLost(page, 'at 200 % zoom and text');
        await page.setViewportSize(DESKTOP);
        await expectNothingLost(page, 'at 200 % text');
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '';
        });

        await spaceText(page);
        for (const viewport of [PHONE, DESKTOP]) {
          await page.setViewportSize(viewport);
          await expectNothingLost(page, `with spaced text at ${viewport.width} px`);
        }
        expect(complaints.take()).toEqual([]);
      });
    }

    // Each stage has controls of its own, and the pages above are one of each kind.
    for (const [id] of EXPLORERS) {
      test(`on the running stage at 320 px, with text of 200 %: ${id}`, async ({ server }) => {
        await page.setViewportSize(NARROWEST);
        await page.goto(originOf(server, edition) + pathOf(`product:${id}`, edition));
        await untilHydrated(page);
        await untilStagesRun(page);
        await expectNothingLost(page, 'at 320 px', isDrawn);
        await page.setViewportSize(FOLDED);
        expect.soft(await overflow(page), 'wider than 280 px').toBe(0);
        await page.setViewportSize({ width: DESKTOP.width / 2, height: DESKTOP.height / 2 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, DOUBLE_TEXT);
        await expectNothingLost(page, 'at 200 % zoom and text', isDrawn);
        expect(complaints.take()).toEqual([]);
      });
    }

    test('in the menu of 320 px', async ({ server }) => {
      await page.setViewportSize(NARROWEST);
      await page.goto(originOf(server, edition) + pathOf('home', edition));
      await untilHydrated(page);
      const dialog = await openMobileMenu(page, edition);
      for (const summary of await dialog.locator('summary').all()) await summary.click();
      await expectNothingLost(page, 'in the menu');
      expect(complaints.take()).toEqual([]);
    });
  });
}

for (const edition of EDITIONS) {
  test(`the home page's heading stays clear of the banner in any typeface and spacing, ${edition}`, async ({
    browser,
    server,
  }) => {
    const page = await browser.newPage({ viewport: PHONE });
    // As on a slow network, where the site's typeface comes too late.
    await page.route('**/fonts/*', (route) => route.abort());
    await page.goto(originOf(server, edition) + pathOf('home', edition));
    const expectApart = async () => {
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const words = await page.getByRole('heading', { level: 2 }).first().boundingBox();
      expect(words!.y).toBeGreaterThanOrEqual(heading!.y + heading!.height);
    };
    await expectApart();
    await spaceText(page);
    for (const viewport of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expectApart();
    }
    await page.close();
  });
}

for (const edition of EDITIONS) {
  test(`on a telephone with text of 200 %, nothing is cut or out of reach, ${edition}`, async ({
    browser,
    server,
    browserName,
  }) => {
    // Elsewhere no protocol sets the size of text.
    test.skip(browserName === 'firefox');
    // A page of its own: the size stays with it, and the next test would have the menu of telephones.
    const page = await browser.newPage({ viewport: PHONE });
    await doubleText(page);
    const ids = ['home', 'intracranial', 'product:AneuFlow', 'license', 'angioPDF'] as const;
    for (const id of ids.filter((one) => hasPage(one, edition))) {
      await page.goto(originOf(server, edition) + pathOf(id, edition));
      await untilHydrated(page);
      await expectNothingLost(page, `in ${id}`);
      const skipLink = page.locator(`a[href="#${MAIN_ID}"]`).first();
      const hidden = await skipLink.boundingBox();
      expect.soft(hidden!.y + hidden!.height, 'skip link hidden').toBeLessThanOrEqual(0);
      await page.keyboard.press('Tab');
      await expect.soft(skipLink).toBeInViewport({ ratio: 1 });
      // Controls that a strip's edge would cut cannot be scrolled to by everybody.
      const controls = page.locator('[aria-roledescription] > div > button, [role="tab"]:visible');
      for (const control of await controls.all()) {
        const box = await control.boundingBox();
        expect.soft(box!.x + box!.width, `${id}: control`).toBeLessThanOrEqual(PHONE.width);
      }
    }
    await page.close();
  });

  for (const id of ['product:AneuFlow', 'product:AccuFFRct'] as const) {
    test(`at 400 % zoom nothing stays before what is read: ${id}, ${edition}`, async ({
      page,
      server,
    }) => {
      await page.setViewportSize(ZOOMED);
      await page.goto(originOf(server, edition) + pathOf(id, edition));
      await untilHydrated(page);
      await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
      await untilStill(page);
      // Down the middle, apart from the way back to the top at the edge.
      const covers = await page.evaluate(() =>
        [8, window.innerHeight - 8].map(
          (y) => document.elementFromPoint(window.innerWidth / 2, y)?.closest('nav') !== null,
        ),
      );
      expect(covers).toEqual([false, false]);
    });
  }
}
