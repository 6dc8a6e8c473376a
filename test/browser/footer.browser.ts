import type { Locator, Page } from '@playwright/test';
import { type Edition, EDITIONS, otherEdition } from '../../web/contract/editions.js';
import { PRODUCTS } from '../../web/contract/products.js';
import { hasPage, type PageId, pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { headingOf, TEXTS } from './support/texts.js';

// What moves is painted all the time, which nobody looks at here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const COOPERATION: readonly PageId[] = ['scienceResearch', 'license', 'guidance'];
const LEGAL: readonly PageId[] = ['privacyPolicy', 'useClause'];

const footerOf = (page: Page) => page.getByRole('contentinfo');

function groupOf(page: Page, heading: string): Locator {
  const name = page.getByRole('heading', { name: heading, exact: true });
  return footerOf(page).locator('section').filter({ has: name });
}

function addresses(group: Locator): Promise<(string | null)[]> {
  return group
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

const paths = (pages: readonly PageId[], edition: Edition) =>
  pages.filter((id) => hasPage(id, edition)).map((id) => pathOf(id, edition));

for (const edition of EDITIONS) {
  const { company, ui } = TEXTS[edition];

  test.describe(`the footer, ${edition}`, () => {
    test('has its groups of links', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      const { cooperation, products, legal, contact } = ui.footer;
      const headings = [cooperation, products, ...(edition === 'zh' ? [legal] : []), contact];
      await expect(footerOf(page).getByRole('heading')).toHaveText(headings);

      expect(await addresses(groupOf(page, cooperation))).toEqual(paths(COOPERATION, edition));
      expect(await addresses(groupOf(page, products))).toEqual(
        PRODUCTS.map(({ id }) => pathOf(`product:${id}`, edition)),
      );
      if (edition === 'zh') {
        expect(await addresses(groupOf(page, legal))).toEqual(paths(LEGAL, edition));
      }
    });

    test('leads to legal texts and instructions from its last line', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      for (const id of [...(edition === 'en' ? LEGAL : []), 'instructions'] as const) {
        const path = pathOf(id, edition);
        await footerOf(page).locator(`a[href="${path}"]`).click();
        await page.waitForURL((url) => url.pathname === path);
        await expect(page.locator('h1')).toHaveText(headingOf(id, edition));
        const other = page.getByRole('link', { name: ui.languageSwitch, exact: true });
        await expect(other).toHaveAttribute(
          'href',
          new RegExp(`${pathOf(id, otherEdition(edition))}$`),
        );
      }
    });

    test('says where to write, call and come to', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      const contact = groupOf(page, ui.footer.contact);
      await expect(contact).toContainText(company.address);
      expect(await addresses(contact)).toEqual([
        company.telephoneHref,
        `mailto:${company.mailbox}`,
      ]);
      await expect(footerOf(page)).toContainText(company.copyright);
    });

    test('shows the official account’s QR code', async ({ page, visit }) => {
      await visit(edition, pathOf('about', edition));
      const code = footerOf(page).getByRole('img', { name: ui.footer.officialAccountQr });
      await code.scrollIntoViewIfNeeded();
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

    test('links both filings to the registers', async ({ page, visit }) => {
      await visit(edition, pathOf('home', edition));
      const linkOf = (name: string) => footerOf(page).getByRole('link', { name, exact: true });
      await expect(linkOf(company.icpFiling.text)).toHaveAttribute(
        'href',
        /^https:\/\/beian\.miit\.gov\.cn\//,
      );
      await expect(linkOf(company.policeFiling.text)).toHaveAttribute(
        'href',
        /^https:\/\/beian\.mps\.gov\.cn\//,
      );
    });
  });
}
