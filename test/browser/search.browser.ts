import type { Page } from '@playwright/test';
import { fillIn } from '../../web/content/words.js';
import { search as searchEn } from '../../web/features/search/search.en.js';
import { search as searchZh } from '../../web/features/search/search.zh.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { SEO_PATHS } from '../../web/contract/seo.js';
import { pathOf } from '../../web/contract/routes.js';
import { expectAccessible } from './support/axe.js';
import { expect, originOf, siteTest, test } from './support/browser-test.js';
import { chunkOf } from './support/chunks.js';
import { holdChunk } from './support/page-state.js';
import { headingOf, TEXTS } from './support/texts.js';

// What moves is painted all the time, which nobody looks at here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SEARCH = { zh: searchZh, en: searchEn };
const PHONE = { width: 390, height: 844 };
/** What visitors type, and the page that has to come first. */
const QUERIES = {
  zh: { words: '微循环阻力', first: 'product:AccuIMR', section: '切应力', none: '不存在的词语' },
  en: { words: 'microcirc', first: 'product:AccuIMR', section: 'shear', none: 'xylophone' },
} as const;

for (const edition of EDITIONS) {
  const { ui } = TEXTS[edition];
  const texts = SEARCH[edition];
  const query = QUERIES[edition];
  const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: ui.search });
  const dialog = (page: Page) => page.getByRole('dialog', { name: texts.title });
  const field = (page: Page) => dialog(page).getByRole('textbox', { name: texts.label });
  const hits = (page: Page) => dialog(page).getByRole('link');

  test.describe(`search, ${edition}`, () => {
    test('finds a page by the keyboard alone, and loads nothing before', async ({
      page,
      visit,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await visit(edition, pathOf('about', edition));
      await expect(button(page)).toBeVisible();
      const isOfSearch = (path: string) => path.includes('search');
      expect(requests.filter(isOfSearch)).toEqual([]);

      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await expect(dialog(page).getByRole('status')).toHaveText(texts.hint);
      await page.keyboard.type(query.words);
      await expect(hits(page).first()).toContainText(headingOf(query.first, edition));
      await expect(hits(page).first().locator('mark').first()).toBeVisible();
      // Until the last letter is typed, the list is one of fewer letters.
      await expect(async () => {
        const count = await hits(page).count();
        const found = fillIn(texts.found, { count });
        await expect(dialog(page).getByRole('status')).toHaveText(found, { timeout: 500 });
      }).toPass();
      await expectAccessible(page);

      await page.keyboard.press('ArrowDown');
      await expect(hits(page).first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(field(page)).toBeFocused();
      const section = (await hits(page).first().getAttribute('href'))?.split('#')[1];
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      const target = section === undefined ? 'h1' : `[id="${section}"]`;
      await expect(page.locator(target)).toBeFocused();
      await expect(page).toHaveURL(({ pathname }) => pathname === pathOf(query.first, edition));
      expect(requests.filter((path) => path === SEO_PATHS.search)).toHaveLength(1);
    });

    test('opens from its button, closes on Escape and gives the focus back', async ({
      page,
      visit,
    }) => {
      await visit(edition, pathOf('home', edition));
      await button(page).click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(query.none);
      await expect(dialog(page).getByRole('status')).toHaveText(
        fillIn(texts.none, { query: query.none }),
      );
      // What is selected may begin in the field and end outside.
      const { x, y, height } = (await field(page).boundingBox())!;
      await page.mouse.move(x + 20, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(5, y + height / 2);
      await page.mouse.up();
      await expect(field(page)).toHaveValue(query.none);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(button(page)).toBeFocused();

      await page.setViewportSize(PHONE);
      await button(page).click();
      await field(page).fill(query.words);
      await expect(hits(page).first()).toBeVisible();
      const { scrollWidth, clientWidth } = await dialog(page).evaluate((element) => element);
      expect(scrollWidth).toBe(clientWidth);
      await dialog(page).getByRole('button', { name: texts.close }).click();
      await expect(button(page)).toBeFocused();
    });

    test('leads to the section that answers', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      await button(page).click();
      await field(page).fill(query.section);
      const hit = dialog(page).locator('a[href*="#"]').first();
      const id = (await hit.getAttribute('href'))?.split('#')[1] ?? '';
      await hit.click();
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator(`section[id="${id}"]`)).toBeInViewport();
      await expect(page.locator(`section[id="${id}"]`)).toBeFocused();
    });

    test('closes on the way back, and stays for a hit opened in a tab of its own', async ({
      page,
      visit,
      browserName,
    }) => {
      await visit(edition, pathOf('about', edition));
      await expect(button(page)).toBeVisible();
      const search = async () => {
        await page.keyboard.press('/');
        await field(page).fill(query.words);
        await expect(hits(page).first()).toBeVisible();
      };
      await search();
      await hits(page).first().click();
      await expect(page).toHaveURL(({ pathname }) => pathname === pathOf(query.first, edition));
      await expect(dialog(page)).toBeHidden();
      await search();
      // Headless Firefox opens no tab for a held key.
      if (browserName !== 'firefox') {
        const [tab] = await Promise.all([
          page.context().waitForEvent('page'),
          hits(page)
            .first()
            .click({ modifiers: ['ControlOrMeta'] }),
        ]);
        await tab.close();
        await expect(hits(page).first()).toBeVisible();
      }
      await page.goBack();
      await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('about', edition));
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('h1')).toBeFocused();
    });

    test('stays when it is opened again before the page of a hit is there', async ({
      page,
      visit,
    }) => {
      await visit(edition, pathOf('about', edition));
      await expect(button(page)).toBeVisible();
      const release = await holdChunk(page, 'product-screen');
      await page.keyboard.press('/');
      await field(page).fill(query.words);
      await hits(page).first().click();
      await expect(dialog(page)).toBeHidden();
      await page.keyboard.press('/');
      await field(page).fill(query.section);
      release();
      await expect(page.locator('h1')).toHaveText(headingOf(query.first, edition));
      await expect(field(page)).toHaveValue(query.section);
      await expect(field(page)).toBeFocused();
    });

    test('its key does nothing in a field, nor once it is switched off', async ({
      page,
      visit,
    }) => {
      await visit(edition, pathOf('guidance', edition));
      const input = page.getByRole('main').getByRole('textbox').first();
      await input.press('/');
      await expect(input).toHaveValue('/');
      await expect(dialog(page)).toBeHidden();

      // The field lies below the first screen, where the header has made room.
      await page.mouse.wheel(0, -10_000);
      await button(page).click();
      await dialog(page).getByRole('checkbox', { name: texts.hotkey }).uncheck();
      await page.keyboard.press('Escape');
      await expect(button(page)).toBeFocused();
      await page.keyboard.press('/');
      await page.waitForTimeout(300);
      await expect(dialog(page)).toBeHidden();
    });

    test('opens the first hit for Enter that comes before the pages', async ({ page, visit }) => {
      let arrive = (): void => undefined;
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(`**${SEO_PATHS.search}`, async (route) => {
        await arrived;
        await route.continue();
      });
      await visit(edition, pathOf('about', edition));
      await button(page).click();
      await field(page).fill(query.words);
      await field(page).press('Enter');
      arrive();
      await expect(page).toHaveURL(({ pathname }) => pathname === pathOf(query.first, edition));
      await expect(dialog(page)).toBeHidden();
    });

    test('takes over the words of an address that does not exist', async ({
      page,
      visit,
      complaints,
    }) => {
      complaints.expectFailedRequest('/404?from=/innovative/AccuFFRct-guide');
      await visit(edition, '/innovative/AccuFFRct-guide');
      await page.getByRole('main').getByRole('button', { name: ui.notFound.search }).click();
      await expect(field(page)).toHaveValue('innovative accuffrct guide');
      await expect(hits(page).first()).toContainText('AccuFFRct');
    });

    test('says so when it cannot be loaded, and tries again', async ({
      page,
      visit,
      complaints,
    }) => {
      complaints.expectFailedRequest(SEO_PATHS.search);
      await visit(edition, pathOf('home', edition));
      await page.route(`**${SEO_PATHS.search}`, (route) => route.fulfill({ status: 503 }));
      await button(page).click();
      await expect(dialog(page).getByRole('status')).toHaveText(texts.failed);
      await page.unroute(`**${SEO_PATHS.search}`);
      await field(page).fill(query.words);
      await dialog(page).getByRole('button', { name: texts.retry }).click();
      await expect(field(page)).toBeFocused();
      await expect(hits(page).first()).toBeVisible();
    });

    test('is loaded as soon as somebody comes to its button', async ({ page, visit }) => {
      await visit(edition, pathOf('about', edition));
      const loaded = page.waitForRequest(chunkOf('search-dialog'));
      await button(page).hover();
      await loaded;
    });

    test('says so when its own script cannot be loaded', async ({ page, visit, complaints }) => {
      complaints.expectLoadFailure();
      const script = chunkOf('search-dialog');
      await page.route(script, (route) => route.abort('connectionfailed'));
      await visit(edition, pathOf('about', edition));
      await button(page).click();
      const notice = page.getByRole('status').filter({ hasText: ui.failure.text });
      await expect(notice).toBeVisible();
      await page.unroute(script);
      await button(page).click();
      await expect(field(page)).toBeFocused();
      await expect(notice).toHaveCount(0);
    });

    test('does not take the focus from whoever has gone on meanwhile', async ({ page, visit }) => {
      await visit(edition, pathOf('guidance', edition));
      const release = await holdChunk(page, 'search-dialog');
      await button(page).click();
      const input = page.getByRole('main').getByRole('textbox').first();
      await input.fill('a');
      const arrived = page.waitForResponse(chunkOf('search-dialog'));
      release();
      await arrived;
      await page.waitForTimeout(300);
      await expect(input).toBeFocused();
      await expect(dialog(page)).toBeHidden();
      await page.mouse.wheel(0, -10_000);
      await button(page).click();
      await expect(field(page)).toBeFocused();
    });

    siteTest('is not there without script', async ({ browser, server }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(originOf(server, edition) + pathOf('home', edition));
      await expect(button(page)).toHaveCount(0);
      await page.close();
    });
  });
}
