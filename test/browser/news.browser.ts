import { fillIn } from '../../web/content/words.js';
import { NEWS } from '../../web/features/news/news-items.js';
import { ui } from '../../web/content/zh/ui.js';
import { newsLabels } from '../../web/features/news/news-labels.zh.js';
import {
  isListed,
  listQuery,
  NEWS_PAGE_SIZE,
  PAGE_PARAMETER,
  pageCount,
} from '../../web/contract/paging.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { untilSettled } from './support/page-state.js';
import { scrollTo } from './support/viewports.js';

const PATH = pathOf('news', 'zh');
const WORKS = NEWS.filter(({ highlighted }) => !highlighted).length;
const PAGES = pageCount(WORKS);

test.describe('the long list of the news page', () => {
  test('grows by its link, which hands the focus to the first new work', async ({
    page,
    visit,
  }) => {
    await visit('zh', PATH);
    const items = page.locator('#all ol > li');
    await expect(items).toHaveCount(NEWS_PAGE_SIZE);
    await page.getByRole('link', { name: newsLabels.loadMore, exact: true }).click();
    await expect(items).toHaveCount(2 * NEWS_PAGE_SIZE);
    await expect(items.nth(NEWS_PAGE_SIZE)).toBeFocused();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get(PAGE_PARAMETER) === '2');

    await page.reload();
    await expect(items).toHaveCount(2 * NEWS_PAGE_SIZE);
  });

  test('says in the tab how far it is unfolded, as the server does', async ({ page, visit }) => {
    await visit('zh', PATH);
    const title = await page.title();
    const unfolded = fillIn(ui.pagedTitle, { title, page: 2 });
    await page.getByRole('link', { name: newsLabels.loadMore, exact: true }).click();
    await expect(page).toHaveTitle(unfolded);
    // The header has gone on the way down the list.
    await scrollTo(page, 0);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).not.toHaveTitle(unfolded);
    await page.goBack();
    await expect(page).toHaveTitle(unfolded);
    await page.reload();
    await expect(page).toHaveTitle(unfolded);
  });

  test('grows when it is pulled at its end, and stops when all works are there', async ({
    page,
    visit,
  }) => {
    await visit('zh', PATH);
    const items = page.locator('#all ol > li');
    const end = page.getByText(newsLabels.noMore, { exact: true });
    for (let number = 2; number <= PAGES; number += 1) {
      await page.getByRole('link', { name: newsLabels.loadMore }).scrollIntoViewIfNeeded();
      await expect(async () => {
        await page.mouse.wheel(0, 20);
        expect(await items.count()).toBeGreaterThanOrEqual(
          Math.min(WORKS, number * NEWS_PAGE_SIZE),
        );
      }).toPass();
      if (await end.isVisible()) break;
    }
    await expect(end).toBeVisible();
    await expect(items).toHaveCount(WORKS);
  });

  test('grows by the key that goes to its end', async ({ page, visit }) => {
    await visit('zh', PATH);
    const items = page.locator('#all ol > li');
    await page.keyboard.press('End');
    await expect(items).toHaveCount(2 * NEWS_PAGE_SIZE);
    await page.keyboard.press('End');
    await expect(items).toHaveCount(Math.min(WORKS, 3 * NEWS_PAGE_SIZE));
  });

  test('shows works on brain or heart alone, and Back shows all again', async ({ page, visit }) => {
    const group = 'intracranial';
    const brain = NEWS.filter((work) => isListed(work, group)).length;
    await visit('zh', PATH);
    const items = page.locator('#all ol > li');
    const filter = page.getByRole('navigation', { name: newsLabels.filter });
    const chosen = filter.locator('[aria-current]');
    await expect(chosen).toContainText(newsLabels.groups.all);
    await filter.getByRole('link', { name: newsLabels.groups.intracranial }).click();
    await expect(chosen).toContainText(newsLabels.groups.intracranial);
    await expect(page).toHaveURL(({ search }) => search === listQuery({ page: 1, group }));
    await expect(page.locator('main [data-group="intracardiac"]')).toHaveCount(0);
    // The reader stays where he chose.
    await expect(filter.getByRole('link', { name: newsLabels.groups.intracranial })).toBeFocused();
    await expect(filter).toBeInViewport();
    // A second tap is no step of its own on the way back.
    await filter.getByRole('link', { name: newsLabels.groups.intracranial }).click();

    await page.getByRole('link', { name: newsLabels.loadMore, exact: true }).click();
    await expect(items).toHaveCount(brain);
    await expect(page).toHaveURL(({ search }) => search === listQuery({ page: 2, group }));
    // What says that the page is live is there from before.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await untilSettled(page);
    await expect(items).toHaveCount(brain);
    await page.goBack();
    await expect(chosen).toContainText(newsLabels.groups.all);
    await expect(items).toHaveCount(NEWS_PAGE_SIZE);
  });

  test('its links say that they leave, and where to', async ({ page, visit }) => {
    await visit('zh', PATH);
    for (const link of await page.locator('#all ol a').all()) {
      const host = new URL((await link.getAttribute('href')) ?? '').hostname.replace(/^www\./, '');
      await expect(link.getByText(fillIn(ui.leaves, { host }))).toBeVisible();
    }
  });

  test('is there from the server as far as the address says', async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${server.origin}${PATH}?${PAGE_PARAMETER}=2`);
    await expect(page.locator('#all ol > li')).toHaveCount(2 * NEWS_PAGE_SIZE);
    await expect(page.getByRole('link', { name: newsLabels.loadMore })).toHaveAttribute(
      'href',
      `${PATH}?${PAGE_PARAMETER}=3`,
    );
    const heart = page.getByRole('link', { name: newsLabels.groups.intracardiac });
    await heart.click();
    await expect(page.locator('main [data-group="intracranial"]')).toHaveCount(0);
    await expect(page.locator('#all [data-group="intracardiac"]')).toHaveCount(NEWS_PAGE_SIZE);
    await expect(heart).toHaveAttribute('aria-current', 'true');
    await context.close();
  });
});
