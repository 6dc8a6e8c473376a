import type { Page } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { chunkOf, stylesheetOf } from './support/chunks.js';
import { untilSettled } from './support/page-state.js';
import { menuOf } from './support/site-menu.js';
import { screenPagesOf } from './support/site-pages.js';
import { stylesheetsOf } from './support/styles.js';
import { headingOf, TEXTS } from './support/texts.js';
import { DESKTOP, PHONE } from './support/viewports.js';

/** Where an element stands, and what is seen of it; all styles of all elements would take minutes. */
const LOOKS = [
  ...['position', 'display', 'inset-block-start', 'inset-block-end', 'inset-inline-start'],
  ...['inset-inline-end', 'inline-size', 'block-size', 'min-block-size', 'max-inline-size'],
  ...['padding-block-start', 'padding-inline-start', 'padding-inline-end', 'padding-block-end'],
  ...['margin-block-start', 'margin-inline-start', 'margin-inline-end', 'margin-block-end'],
  ...['order', 'grid-row-start', 'grid-column-start', 'justify-self', 'align-self', 'flex-grow'],
  ...['font-size', 'font-weight', 'line-height', 'color', 'background-color', 'border-radius'],
  ...['border-block-end-width', 'border-block-end-color', 'opacity', 'visibility', 'overflow-x'],
];

/** What stylesheets change in a page: the styles that its elements have without them. */
function stylesWithout(page: Page, addresses: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ names, all }) => {
      const elements = [...document.querySelectorAll('body *')];
      // Unlike those of `getComputedStyle`, not of the layout, which late fonts and pictures change.
      const stylesOf = (element: Element) => {
        const styles = element.computedStyleMap();
        return names.map((name) => `${name}: ${styles.get(name)?.toString()}`);
      };
      const sheets = [...document.styleSheets].filter(({ href }) => all.includes(href ?? ''));
      const before = elements.map((element) => new Set(stylesOf(element)));
      for (const sheet of sheets) sheet.disabled = true;
      const changed = elements.flatMap((element, index) =>
        stylesOf(element)
          .filter((style) => !before[index]?.has(style))
          .map((style) => `${element.tagName}.${element.getAttribute('class')} ${style}`),
      );
      for (const sheet of sheets) sheet.disabled = false;
      return changed;
    },
    { names: LOOKS, all: addresses },
  );
}

/** Does what the site does for a visitor who is about to follow links to these pages. */
async function prefetchStyles(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate((addresses) => {
    for (const address of addresses) {
      const link = document.createElement('a');
      link.href = address;
      document.body.append(link);
      link.dispatchEvent(new Event('focusin', { bubbles: true }));
    }
  }, paths);
}

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

// Each page's file has what it shares with others: the one that comes last must not decide.
for (const { id, path, screen } of screenPagesOf('zh')) {
  test(`styles of other pages leave ${path} as it is`, async ({ page, visit, complaints }) => {
    if (id === 'notFound') complaints.expectFailedRequest(path);
    await page.setViewportSize(PHONE);
    // A change that is moved to would not be seen at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('zh', path);
    await untilSettled(page);
    const others = screenPagesOf('zh').filter(
      (other) => other.screen !== screen && other.id !== 'notFound',
    );
    const isOther = (href: string) =>
      others.some((other) => stylesheetOf(`${other.screen}-screen`).test(href));
    const loaded = async () => (await stylesheetsOf(page)).map(({ href }) => href).filter(isOther);
    await prefetchStyles(
      page,
      others.map((other) => other.path),
    );
    await expect.poll(async () => (await loaded()).length).toBe(others.length);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect.soft(await stylesWithout(page, await loaded())).toEqual([]);
    }
  });
}
