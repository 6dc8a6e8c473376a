import { fillIn } from '../../web/content/words.js';
import { dayWords } from '../../web/ui/controls/date-words.js';
import { JOBS, RECRUITING_SITE } from '../../web/features/careers/jobs.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { type ProductId } from '../../web/contract/products.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { TEXTS } from './support/texts.js';

/** Claimed analysis times, in minutes. */
const MINUTES: readonly (readonly [ProductId, number])[] = [
  ['AneuFlow', 10],
  ['AneuGuide', 3],
  ['AneuShape', 3],
  ['AccuCTP', 2],
  ['AccuLV', 2],
  ['AccuFFicas', 5],
  ['AccuIMR', 5],
  ['AccuFFRct', 3],
];
/** Of AccuIMR's clinical validation: accuracy, sensitivity, specificity. */
const ACCUIMR = ['91%', '89%', '92%'];
const HISTORY = ['2023', '2022', '2021', '2020', '2019', '2018', '2017'];

for (const edition of EDITIONS) {
  const { ui } = TEXTS[edition];

  test.describe(`claims, ${edition}`, () => {
    test('analysis times stand on the products’ pages', async ({ page, visit }) => {
      for (const [product, minutes] of MINUTES) {
        await visit(edition, pathOf(`product:${product}`, edition));
        const claim = fillIn(ui.calls.minutes, { minutes });
        await expect(page.getByRole('main').getByRole('strong').first()).toHaveText(claim);
      }
    });

    test('AccuIMR: 91 % accuracy, 89 % sensitivity, 92 % specificity', async ({ page, visit }) => {
      await visit(edition, pathOf('product:AccuIMR', edition));
      const figures = page
        .locator('#evidence')
        .getByRole('definition')
        .filter({ hasText: /^\d+\s*%$/ });
      await expect(figures).toHaveText(ACCUIMR);
    });

    test('the history runs from 2023 to 2017, by month', async ({ page, visit }) => {
      await visit(edition, pathOf('about', edition));
      const main = page.getByRole('main');
      await expect(main.locator('h3 time')).toHaveText(HISTORY);
      await expect(main.locator('li li time').last()).toHaveAttribute('datetime', '2017-06');
    });
  });
}

test('the privacy policy is of 2022-01-01, that of the licence form of 2023-11-02', async ({
  page,
  visit,
}) => {
  await visit('zh', pathOf('privacyPolicy', 'zh'));
  await expect(page.getByRole('main')).toContainText(dayWords('2022-01-01', 'zh'));
  for (const edition of EDITIONS) expect(TEXTS[edition].privacy.version).toBe('2023-11-02');
});

test('open roles say whether they are hiring now or in preparation', async ({ page, visit }) => {
  await visit('zh', pathOf('job', 'zh'));
  const flags = page.getByRole('main').locator('h3 [data-flag]');
  const shown = await flags.evaluateAll((all) => all.map((e) => e.getAttribute('data-flag')));
  expect(shown).toEqual(JOBS.map(({ flag }) => flag));
  expect(new Set(shown)).toEqual(new Set(['hot', 'pending']));
  expect(new Set(await flags.allInnerTexts()).size).toBe(2);
  // The note mentions the recruiting site; a link leads there.
  await expect(page.getByRole('main').locator(`a[href="${RECRUITING_SITE.href}"]`)).toBeVisible();
});
