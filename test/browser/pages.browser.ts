import type { Page, Request } from '@playwright/test';
import { EDITIONS, HTML_LANG, otherEdition } from '../../web/contract/editions.js';
import { counterpartPath } from '../../web/contract/navigation.js';
import { expectAccessible } from './support/axe.js';
import { ADDED_PARTS } from './support/added-parts.js';
import { expect, originOf, siteTest as test } from './support/browser-test.js';
import { expectClaims } from './support/claims.js';
import { Complaints } from './support/complaints.js';
import { untilDocumentShown } from './support/page-state.js';
import { pagesOf, screenPagesOf } from './support/site-pages.js';
import { overflow } from './support/readable.js';
import { stylesheetsOf, unstyledClasses } from './support/styles.js';
import { headingOf, TEXTS } from './support/texts.js';
import { DESKTOP, PHONE } from './support/viewports.js';

/** The page's last effect: it keeps the language once everything has hydrated. */
async function untilSettled(page: Page): Promise<void> {
  const isSettled = () => page.evaluate(() => sessionStorage.getItem('il') !== null);
  await expect.poll(isSettled).toBe(true);
  await page.evaluate(() => sessionStorage.clear());
}

/** Of what comes to an idle page. */
const ADDED_STYLESHEETS = ADDED_PARTS.flatMap(({ stylesheets }) => stylesheets);

for (const edition of EDITIONS) {
  test.describe(`pages, ${edition}`, () => {
    const kinds = screenPagesOf(edition).map(({ id }) => id);
    let page: Page;
    let complaints: Complaints;
    const requests: Request[] = [];

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ viewport: DESKTOP });
      complaints = new Complaints(page.context());
      page.on('request', (request) => requests.push(request));
    });
    test.afterAll(() => page.close());

    for (const { id, path, screen, meta } of pagesOf(edition)) {
      // A product of the heart as well: the first of their kind is one of the brain.
      const isSeenWide = kinds.includes(id) || id === 'product:AccuFFRangio';
      test(`${path}, accessible ${isSeenWide ? 'wide and ' : ''}narrow`, async ({ server }) => {
        const origin = originOf(server, edition);
        if (id === 'notFound') complaints.expectFailedRequest(path);
        requests.length = 0;
        await page.setViewportSize(DESKTOP);
        const response = await page.goto(origin + path);
        await untilSettled(page);

        expect(response?.status()).toBe(id === 'notFound' ? 404 : 200);
        expect(complaints.take()).toEqual([]);
        await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[edition]);
        await expect(page.locator('h1')).toHaveText([headingOf(id, edition)]);

        await expect(page.getByRole('banner')).toHaveCount(meta.showHeader ? 1 : 0);
        await expect(page.getByRole('contentinfo')).toHaveCount(meta.showFooter ? 1 : 0);

        const { company, ui, pages } = TEXTS[edition];
        const title = company.name + ui.titleSeparator;
        expect(pages[id]?.title).toBeTruthy();
        await expect(page).toHaveTitle(title + pages[id]?.title);

        await expectClaims(page, edition, id);

        const html = (await response?.text()) ?? '';
        const stylesheets = await stylesheetsOf(page);
        expect(stylesheets.length).toBeGreaterThan(0);
        for (const { href, rules } of stylesheets) {
          const file = new URL(href).pathname;
          if (!ADDED_STYLESHEETS.includes(file)) expect(html).toContain(`href="${file}"`);
          expect(rules).toBeGreaterThan(0);
        }
        expect(await unstyledClasses(page)).toEqual([]);

        expect(requests.filter((request) => new URL(request.url()).origin !== origin)).toEqual([]);

        const other = otherEdition(edition);
        const language = page.getByRole('banner').getByRole('link', { name: ui.languageSwitch });
        const counterpart = originOf(server, other) + counterpartPath(id, other);
        await expect(language).toHaveAttribute('href', counterpart);

        const expectUsable = async () => {
          expect(await overflow(page)).toBe(0);
          if (screen === 'document') await untilDocumentShown(page);
          await expectAccessible(page);
        };
        // What moves while it is looked at has neither of its looks.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        if (isSeenWide) await expectUsable();
        else expect(await overflow(page)).toBe(0);
        await page.setViewportSize(PHONE);
        await expect(page.locator('html')).not.toHaveClass(/\bpc\b/);
        await expectUsable();
        await page.emulateMedia({ reducedMotion: null });

        // On a busy machine axe outlasts the moment in which the browser wants a preload to be used.
        const late = complaints
          .take()
          .filter((text) => !text.includes('link preload but not used'));
        expect(late).toEqual([]);
      });
    }
  });
}
