import { type Edition, EDITIONS, EN_PREFIX } from '../../web/contract/editions.js';
import { notFoundAddress } from '../../web/contract/not-found.js';
import { type PageId, pathOf } from '../../web/contract/routes.js';
import { menuLinks } from '../../web/ui/layout/menu-entries.js';
import { expect, originOf, test } from './support/browser-test.js';
import { headingOf, TEXTS } from './support/texts.js';

const MISSPELT: readonly { edition: Edition; asked: string; meant: PageId }[] = [
  { edition: 'zh', asked: '/abuot', meant: 'about' },
  { edition: 'zh', asked: '/隐私政策', meant: 'privacyPolicy' },
  { edition: 'en', asked: `${EN_PREFIX}/innovative/aneu-flwo`, meant: 'product:AneuFlow' },
];

for (const { edition, asked, meant } of MISSPELT) {
  test(`404 shows the address ${asked} and suggests what was meant, ${edition}`, async ({
    page,
    server,
    complaints,
  }) => {
    const { notFound } = TEXTS[edition].ui;
    complaints.expectFailedRequest(notFoundAddress(edition, asked));
    await page.goto(originOf(server, edition) + asked);
    await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('notFound', edition));
    const main = page.getByRole('main');
    await expect(main.getByRole('code')).toHaveText(asked);
    await expect(main.getByRole('heading', { name: notFound.suggestions })).toBeVisible();
    await main.getByRole('list').last().getByRole('link').first().click();
    await expect(page).toHaveURL(({ pathname }) => pathname === pathOf(meant, edition));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(meant, edition));
  });
}

for (const edition of EDITIONS) {
  test(`404 leads to the main pages, ${edition}`, async ({ page, visit, complaints }) => {
    complaints.expectFailedRequest(pathOf('notFound', edition));
    await visit(edition, pathOf('notFound', edition));
    const { ui } = TEXTS[edition];
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText(menuLinks(ui, edition).map(({ label }) => label));
    await expect(page.getByRole('code')).toHaveCount(0);
  });
}
