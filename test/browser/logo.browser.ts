import type { Page } from '@playwright/test';
import { type Edition, EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { expectNewDocument, markDocument } from './support/document-mark.js';
import { TEXTS } from './support/texts.js';

// What moves is painted all the time, which nobody looks at here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const logoOf = (page: Page, edition: Edition) =>
  page.getByRole('banner').getByRole('link', { name: TEXTS[edition].company.name, exact: true });

for (const edition of EDITIONS) {
  test(`the logo leads home by loading the site anew, ${edition}`, async ({ page, visit }) => {
    const home = pathOf('home', edition);
    await visit(edition, pathOf('about', edition));
    await markDocument(page);
    await logoOf(page, edition).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === home);
    await expectNewDocument(page);

    await markDocument(page);
    await logoOf(page, edition).click();
    await expectNewDocument(page);
    await expect(page).toHaveURL(({ pathname }) => pathname === home);
  });
}

test('the English edition has another logo', async ({ page, visit }) => {
  const pictures = [];
  for (const edition of EDITIONS) {
    await visit(edition, pathOf('about', edition));
    const logo = logoOf(page, edition);
    const address = (await logo.locator('use').getAttribute('href')) ?? '';
    const drawn = await logo.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width);
    expect(drawn).toBeGreaterThan(0);
    pictures.push(address);
  }
  expect(new Set(pictures).size).toBe(EDITIONS.length);
});
