import { EDITIONS, otherEdition } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, originOf, test, untilHydrated } from './support/browser-test.js';
import { chunkOf, documentsOf, stylesheetOf } from './support/chunks.js';
import { expectSameDocument, markDocument } from './support/document-mark.js';
import { LicenceForm } from './support/licence-form.js';
import { untilSettled } from './support/page-state.js';
import { menuOf } from './support/site-menu.js';
import { headingOf, TEXTS } from './support/texts.js';
import { PHONE, scrollTop } from './support/viewports.js';

for (const edition of EDITIONS) {
  const { company, ui } = TEXTS[edition];
  const about = pathOf('about', edition);
  const guidance = pathOf('guidance', edition);

  for (const [kind, address] of [
    ['chunk', chunkOf('about-screen')],
    ['stylesheet', stylesheetOf('about-screen')],
  ] as const) {
    test(`a ${kind} that cannot be loaded: said in the page's language, with a reload, ${edition}`, async ({
      page,
      server,
      visit,
      complaints,
    }) => {
      complaints.expectLoadFailure();
      await page.route(address, (route) => route.abort('connectionfailed'));
      const documents = documentsOf(page);
      await visit(edition, pathOf('home', edition));
      await markDocument(page);
      await menuOf(page, edition).getByRole('link', { name: ui.menu.aboutOuter }).click();

      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(ui.failure.heading);
      await expect(heading).toBeFocused();
      await expect(page.getByRole('alert')).toHaveText(ui.failure.text);
      await expect(page).toHaveTitle(company.name + ui.titleSeparator + ui.failure.heading);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectSameDocument(page);
      // Below the header, which lies over the page, and with a button like every other one.
      const header = await page.getByRole('banner').boundingBox();
      const top = (await heading.boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity));
      const reload = page.getByRole('button', { name: ui.failure.reload, exact: true });
      expect((await reload.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(reload).not.toHaveCSS('border-style', 'outset');
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('button', { name: ui.search })).toBeVisible();
      const other = otherEdition(edition);
      const languageSwitch = banner.getByRole('link', { name: ui.languageSwitch });
      await expect(languageSwitch).toHaveAttribute(
        'href',
        originOf(server, other) + pathOf('about', other),
      );
      expect(documents).toEqual([pathOf('home', edition)]);

      await page.unroute(address);
      await page.getByRole('button', { name: ui.failure.reload, exact: true }).click();
      await expect(heading).toHaveText(headingOf('about', edition));
      await expect(page).toHaveURL(({ pathname }) => pathname === about);
      await untilHydrated(page);
    });
  }

  test(`after a page that could not be loaded, links and Back work as before, ${edition}`, async ({
    page,
    visit,
    complaints,
  }) => {
    complaints.expectLoadFailure();
    const address = chunkOf('about-screen');
    await page.route(address, (route) => route.abort('connectionfailed'));
    await visit(edition, pathOf('home', edition));
    const heading = page.getByRole('heading', { level: 1 });
    await menuOf(page, edition).getByRole('link', { name: ui.menu.aboutOuter }).click();
    await expect(heading).toHaveText(ui.failure.heading);

    await page.getByRole('contentinfo').locator(`a[href="${guidance}"]`).first().click();
    await expect(heading).toHaveText(headingOf('guidance', edition));
    await expect(heading).toBeFocused();
    await expect(page).not.toHaveTitle(new RegExp(ui.failure.heading, 'u'));
    await page.goBack();
    await expect(heading).toHaveText(ui.failure.heading);
    await page.unroute(address);
    await page.goBack();
    await expect(page.locator('main')).not.toBeEmpty();
    await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('home', edition));
  });

  test(`a page that could not be loaded is loaded at the next try, ${edition}`, async ({
    page,
    visit,
    complaints,
    browserName,
  }) => {
    complaints.expectLoadFailure();
    const address = chunkOf('guidance-screen');
    await page.route(address, (route) => route.abort('connectionfailed'));
    await visit(edition, pathOf('home', edition));
    await markDocument(page);
    const heading = page.getByRole('heading', { level: 1 });
    const link = page.getByRole('contentinfo').locator(`a[href="${guidance}"]`).first();
    await link.click();
    await expect(heading).toHaveText(ui.failure.heading);
    await page.goBack();
    await expect(heading).toHaveText(headingOf('home', edition));
    await page.unroute(address);
    await link.click();
    await expect(heading).toHaveText(headingOf('guidance', edition));
    // Others keep what an import has failed with until the next document.
    if (browserName === 'chromium') await expectSameDocument(page);
  });

  test(`what a page does without at first comes with the next page, ${edition}`, async ({
    page,
    visit,
    complaints,
    browserName,
  }) => {
    test.skip(
      browserName === 'firefox',
      'It keeps what an import has failed with until the next document',
    );
    complaints.expectLoadFailure();
    const address = chunkOf('after-hydration');
    const failed = page.waitForEvent('requestfailed', (request) => address.test(request.url()));
    await page.route(address, (route) => route.abort('connectionfailed'));
    await visit(edition, pathOf('home', edition));
    await failed;
    await page.unroute(address);
    await markDocument(page);
    await page.getByRole('contentinfo').locator(`a[href="${guidance}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      headingOf('guidance', edition),
    );
    await expect(page.getByRole('banner').getByRole('button', { name: ui.search })).toBeVisible();
    await expectSameDocument(page);
  });

  test(`a page whose first scripts are lost is live after all, ${edition}`, async ({
    page,
    server,
    complaints,
  }) => {
    complaints.expectLoadFailure();
    const script = chunkOf('react');
    let isLost = true;
    await page.route(script, (route) =>
      isLost ? route.abort('connectionfailed') : route.continue(),
    );
    const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
    await page.goto(originOf(server, edition) + pathOf('license', edition));
    await failed;
    isLost = false;
    await untilHydrated(page);
    const form = new LicenceForm(page, edition);
    await form.submit();
    await expect(form.summary).toBeFocused();
  });

  test(`a second page that cannot be loaded is said as well, ${edition}`, async ({
    page,
    visit,
    complaints,
  }) => {
    complaints.expectLoadFailure();
    for (const name of ['about-screen', 'guidance-screen']) {
      await page.route(chunkOf(name), (route) => route.abort('connectionfailed'));
    }
    await visit(edition, pathOf('home', edition));
    await menuOf(page, edition).getByRole('link', { name: ui.menu.aboutOuter }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    const alert = page.getByRole('alert');
    // What is announced is what is new in the page.
    await alert.evaluate((element) => element.setAttribute('data-heard', ''));
    await page.getByRole('contentinfo').locator(`a[href="${guidance}"]`).first().click();
    await expect(page).toHaveURL(({ pathname }) => pathname === guidance);
    await expect(heading).toBeFocused();
    await expect(alert).not.toHaveAttribute('data-heard');
    expect(await scrollTop(page)).toBe(0);
  });

  test(`a lost connection is said until it is back, ${edition}`, async ({
    page,
    context,
    visit,
  }) => {
    await visit(edition, pathOf('about', edition));
    await untilSettled(page);
    const notice = page.getByRole('status').filter({ hasText: ui.offline });
    await expect(notice).toHaveCount(0);
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
  });

  test(`it is said above the bar at the bottom, and never printed, ${edition}`, async ({
    page,
    visit,
    browserName,
  }) => {
    await page.setViewportSize(PHONE);
    await visit(edition, pathOf('product:AccuIMR', edition));
    await untilSettled(page);
    // The pictures that are still to come would fail.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
      window.dispatchEvent(new Event('offline'));
    });
    const notice = page.getByRole('status').filter({ hasText: ui.offline });
    await expect(notice).toBeVisible();
    const above = (await notice.boundingBox())!;
    const bar = (await page.locator('nav:has(> div > a[href="#main"])').boundingBox())!;
    expect(above.y + above.height).toBeLessThanOrEqual(bar.y);
    // Over WebDriver BiDi, print cannot be asked for.
    if (browserName === 'firefox') return;
    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeHidden();
  });
}
