import type { Page } from '@playwright/test';
import { decrypt, encrypt } from '../../web/site/session/session-cipher.js';
import { LANGUAGE_KEY, LOCALE_KEY } from '../../web/site/session/session-language.js';
import { EDITIONS, otherEdition } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { documentsOf } from './support/chunks.js';
import { untilSettled } from './support/page-state.js';
import { menuOf } from './support/site-menu.js';
import { headingOf, TEXTS } from './support/texts.js';

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => sessionStorage.getItem(name), key);
}

async function store(page: Page, key: string, value: string): Promise<void> {
  await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [key, value] as const);
}

test('a session in Chinese does not stay on English pages', async ({ page, visit }) => {
  await visit('en', pathOf('about', 'en'));
  await untilSettled(page);
  for (const key of [LANGUAGE_KEY, LOCALE_KEY]) await store(page, key, await encrypt('zh'));
  await page.reload();
  await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('home', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('home', 'en'));
  // It belongs to this edition from now on.
  await expect.poll(async () => decrypt((await stored(page, LANGUAGE_KEY)) ?? '')).toBe('en');
});

for (const edition of EDITIONS) {
  test.describe(`the session, ${edition}`, () => {
    const { menu } = TEXTS[edition].ui;

    test('keeps language and locale under lg and il, encrypted', async ({ page, visit }) => {
      expect([LANGUAGE_KEY, LOCALE_KEY]).toEqual(['lg', 'il']);
      await visit(edition, pathOf('about', edition));
      await untilSettled(page);
      for (const key of [LANGUAGE_KEY, LOCALE_KEY]) {
        const value = (await stored(page, key)) ?? '';
        expect(value).toMatch(/^[0-9a-f]{60,}$/);
        expect(await decrypt(value)).toBe(edition);
      }
    });

    test('a locale that differs after the first navigation leads to the start', async ({
      page,
      visit,
    }) => {
      await visit(edition, pathOf('about', edition));
      await untilSettled(page);
      await store(page, LOCALE_KEY, await encrypt(otherEdition(edition)));
      const documents = documentsOf(page);
      await menuOf(page, edition).getByText(menu.innovative, { exact: true }).click();
      await menuOf(page, edition).getByRole('link', { name: 'AneuFlow', exact: true }).click();
      const home = pathOf('home', edition);
      await expect(page).toHaveURL(({ pathname }) => pathname === home);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('home', edition));
      expect(documents[0]).toBe('/');
    });

    test('at the first navigation a locale only gets up to date', async ({ page, visit }) => {
      await visit(edition, pathOf('about', edition));
      await untilSettled(page);
      await store(page, LOCALE_KEY, await encrypt(otherEdition(edition)));
      await page.reload();
      await expect.poll(async () => decrypt((await stored(page, LOCALE_KEY)) ?? '')).toBe(edition);
      await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('about', edition));
    });
  });
}

test('a value that was put in by hand counts as Chinese', async ({ page, visit }) => {
  await visit('zh', pathOf('about', 'zh'));
  await untilSettled(page);
  await store(page, LOCALE_KEY, 'en');
  const { menu } = TEXTS.zh.ui;
  await menuOf(page, 'zh').getByRole('link', { name: menu.news, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('news', 'zh'));
  await expect.poll(async () => decrypt((await stored(page, LOCALE_KEY)) ?? '')).toBe('zh');
  await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('news', 'zh'));
});
