import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { chunkOf, stylesheetOf } from './support/chunks.js';
import { untilSettled } from './support/page-state.js';
import { menuOf } from './support/site-menu.js';
import { headingOf, TEXTS } from './support/texts.js';

for (const edition of EDITIONS) {
  const { aboutOuter } = TEXTS[edition].ui.menu;

  test(`a page's code is loaded when the pointer rests on its link, ${edition}`, async ({
    page,
    visit,
  }) => {
    await visit(edition, pathOf('home', edition));
    await untilSettled(page);
    const link = menuOf(page, edition).getByRole('link', { name: aboutOuter, exact: true });
    const parts = [chunkOf('about-screen'), stylesheetOf('about-screen')].map((address) =>
      page.waitForEvent('requestfinished', (request) => address.test(request.url())),
    );
    await link.hover();
    await Promise.all(parts);
    await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('home', edition));

    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('about', edition));
    expect(scripts.filter((url) => chunkOf('about-screen').test(url))).toEqual([]);
  });

  test(`so it is when the keyboard reaches it, ${edition}`, async ({ page, visit }) => {
    await visit(edition, pathOf('home', edition));
    await untilSettled(page);
    const loaded = page.waitForRequest(chunkOf('about-screen'));
    await menuOf(page, edition).getByRole('link', { name: aboutOuter, exact: true }).focus();
    await loaded;
  });
}
