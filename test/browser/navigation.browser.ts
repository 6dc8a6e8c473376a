import type { Page } from '@playwright/test';
import { type Edition, EDITIONS, otherEdition } from '../../web/contract/editions.js';
import { notFoundAddress } from '../../web/contract/not-found.js';
import { type PageId, pathOf } from '../../web/contract/routes.js';
import { expect, originOf, test } from './support/browser-test.js';
import { expectSameDocument, markDocument } from './support/document-mark.js';
import { scrollTo, scrollTop, PHONE } from './support/viewports.js';
import { untilSettled } from './support/page-state.js';
import { menuOf, openMobileMenu } from './support/site-menu.js';
import { headingOf, TEXTS } from './support/texts.js';

async function expectArrival(page: Page, edition: Edition, id: PageId): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(id, edition));
  await expect(page).toHaveURL(({ pathname }) => pathname === pathOf(id, edition));
}

/** Title, focus and announcement are those of the new page, in the same document. */
async function expectNavigated(page: Page, edition: Edition, id: PageId): Promise<void> {
  await expectArrival(page, edition, id);
  const { company, ui, pages } = TEXTS[edition];
  const title = company.name + ui.titleSeparator + pages[id]?.title;
  await expect(page).toHaveTitle(title);
  await expect(page.locator('[aria-live="polite"]')).toHaveText(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectSameDocument(page);
}

/** Goes to an address as the router does for the back button. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const SWITCHES: readonly { from: Edition; page: PageId; to: PageId }[] = [
  { from: 'zh', page: 'home', to: 'home' },
  { from: 'zh', page: 'product:AccuFFicas', to: 'product:AccuFFicas' },
  { from: 'zh', page: 'news', to: 'home' },
  { from: 'en', page: 'product:AccuFFicas', to: 'product:AccuFFicas' },
  { from: 'en', page: 'license', to: 'license' },
  { from: 'en', page: 'angioPDF1', to: 'home' },
];

for (const { from, page: id, to } of SWITCHES) {
  test(`the language switch of ${pathOf(id, from)} leads to the other edition`, async ({
    page,
    server,
    visit,
  }) => {
    const other = otherEdition(from);
    await visit(from, pathOf(id, from));
    const { languageSwitch, languageSwitchHome } = TEXTS[from].ui;
    // It says so where the page has no sister there.
    const name = id === to ? languageSwitch : `${languageSwitch} ${languageSwitchHome}`;
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(originOf(server, other) + pathOf(to, other));
    await expectArrival(page, other, to);
  });
}

test('the language switch takes along what the address says of the page', async ({
  page,
  server,
  visit,
}) => {
  const query = '?reference=LA-2345-6789-ABCD';
  await visit('zh', pathOf('licenseStatus', 'zh') + query);
  await page.getByRole('link', { name: TEXTS.zh.ui.languageSwitch, exact: true }).click();
  await expect(page).toHaveURL(originOf(server, 'en') + pathOf('licenseStatus', 'en') + query);
});

for (const edition of EDITIONS) {
  const { menu } = TEXTS[edition].ui;

  test.describe(`inside the site, ${edition}`, () => {
    test('the menu changes pages without a new document', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      await markDocument(page);
      const navigation = menuOf(page, edition);

      await navigation.getByRole('link', { name: menu.aboutOuter, exact: true }).click();
      await expectNavigated(page, edition, 'about');

      await navigation.getByText(menu.innovative, { exact: true }).click();
      await navigation.getByRole('link', { name: 'AccuFFRangio' }).click();
      await expectNavigated(page, edition, 'product:AccuFFRangio');
      await expect(navigation.getByRole('link', { name: 'AccuFFRangio' })).toBeHidden();

      await page.goBack();
      await expectNavigated(page, edition, 'about');
    });

    test('the menu of phones does as well', async ({ page, visit }) => {
      await page.setViewportSize(PHONE);
      await visit(edition, pathOf('about', edition));
      await markDocument(page);
      const navigation = await openMobileMenu(page, edition);
      await navigation.getByText(menu.intracardiac, { exact: true }).click();
      await navigation.getByRole('link', { name: 'AccuIMR' }).click();
      await expectNavigated(page, edition, 'product:AccuIMR');
      await expect(navigation).toBeHidden();
    });

    test('whoever turns back while a page still fades in is brought back, without an error', async ({
      page,
      visit,
    }) => {
      await visit(edition, pathOf('home', edition));
      await untilSettled(page);
      await markDocument(page);
      const ended = page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const start = document.startViewTransition.bind(document);
            document.startViewTransition = (update) => {
              document.startViewTransition = start;
              const transition = start(async () => {
                history.back();
                await new Promise((done) => addEventListener('popstate', done, { once: true }));
                if (typeof update === 'function') await update();
              });
              void transition.finished.then(resolve);
              return transition;
            };
          }),
      );
      await page.getByRole('contentinfo').getByRole('link', { name: 'AccuLV' }).click();
      await ended;
      await expectArrival(page, edition, 'home');
      await expectSameDocument(page);
    });

    test('a new page begins at its top, the ways back and forward where it was left', async ({
      page,
      visit,
    }) => {
      await visit(edition, pathOf('home', edition));
      await markDocument(page);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'AccuLV' });
      await link.scrollIntoViewIfNeeded();
      const left = await scrollTop(page);
      expect(left).toBeGreaterThan(0);
      await link.click();
      await expectNavigated(page, edition, 'product:AccuLV');
      await expect.poll(() => scrollTop(page)).toBe(0);
      await scrollTo(page, 150);
      await page.goBack();
      await expectArrival(page, edition, 'home');
      await expect.poll(() => scrollTop(page)).toBe(left);
      await page.goForward();
      await expectArrival(page, edition, 'product:AccuLV');
      await expect.poll(() => scrollTop(page)).toBe(150);
      await expectSameDocument(page);
    });
  });
}

const REDIRECTS: readonly { edition: Edition; from: string; to: PageId }[] = [
  { edition: 'zh', from: '/cooperate', to: 'scienceResearch' },
  { edition: 'zh', from: '/innovative', to: 'intracranial' },
  { edition: 'zh', from: '/en/about', to: 'home' },
  { edition: 'zh', from: '/no-such-page', to: 'notFound' },
  { edition: 'en', from: '/', to: 'home' },
  { edition: 'en', from: '/en/innovative', to: 'intracranial' },
  { edition: 'en', from: '/news', to: 'notFound' },
];

for (const { edition, from, to } of REDIRECTS) {
  test(`${from} leads to ${pathOf(to, edition)}, ${edition}`, async ({
    page,
    server,
    visit,
    complaints,
  }) => {
    if (to === 'notFound') complaints.expectFailedRequest(notFoundAddress(edition, from));
    const response = await page.goto(originOf(server, edition) + from);
    expect(response?.status()).toBe(to === 'notFound' ? 404 : 200);
    await expectArrival(page, edition, to);

    await visit(edition, pathOf('about', edition));
    await markDocument(page);
    await goInside(page, from);
    await expectNavigated(page, edition, to);
  });
}

test('a link inside the site follows a redirect', async ({ page, visit }) => {
  await visit('zh', pathOf('product:AccuFFRct', 'zh'));
  await markDocument(page);
  const { breadcrumb, menu } = TEXTS.zh.ui;
  const trail = page.getByRole('navigation', { name: breadcrumb });
  await trail.getByRole('link', { name: menu.innovative, exact: true }).click();
  await expectNavigated(page, 'zh', 'intracranial');
});
