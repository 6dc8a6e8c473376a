import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test, untilHydrated } from './support/browser-test.js';
import { chunkOf, documentsOf, gone, stylesheetOf } from './support/chunks.js';
import { untilSettled } from './support/page-state.js';
import { menuOf } from './support/site-menu.js';
import { headingOf, TEXTS } from './support/texts.js';

for (const edition of EDITIONS) {
  const { menu } = TEXTS[edition].ui;
  const home = pathOf('home', edition);
  const about = pathOf('about', edition);

  for (const [kind, files] of [
    ['every chunk', /\/js\//],
    ['the stylesheet', stylesheetOf('about-screen')],
  ] as const) {
    test(`a deploy during the visit replaces ${kind}: the next page works, ${edition}`, async ({
      page,
      visit,
      complaints,
    }) => {
      complaints.expectLoadFailure();
      await visit(edition, home);
      await untilSettled(page);
      await page.route(files, gone);
      page.on('request', (request) => {
        // The new document names the new build's files.
        if (request.isNavigationRequest()) void page.unroute(files);
      });
      const documents = documentsOf(page);

      await menuOf(page, edition).getByRole('link', { name: menu.aboutOuter }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname === about);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('about', edition));
      await untilHydrated(page);
      expect(documents).toEqual([about]);

      await menuOf(page, edition).getByRole('link', { name: menu.home, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('home', edition));
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('about', edition));
      expect(documents).toEqual([about]);
    });
  }

  test(`a chunk that stays away is asked for by one full load, not in a loop, ${edition}`, async ({
    page,
    visit,
    complaints,
  }) => {
    complaints.expectLoadFailure();
    await visit(edition, home);
    await untilSettled(page);
    await page.route(chunkOf('about-screen'), gone);
    const documents = documentsOf(page);
    const asked = page.waitForResponse(
      (response) =>
        chunkOf('about-screen').test(response.url()) &&
        new URL(response.request().headers().referer ?? '').pathname === about,
    );

    await menuOf(page, edition).getByRole('link', { name: menu.aboutOuter }).click();
    await asked;
    // The server's page reads completely without its code.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('about', edition));
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([about]);
  });
}
