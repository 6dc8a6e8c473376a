import { expect, type Page } from '@playwright/test';
import { fillIn } from '../../../web/content/words.js';
import type { Edition } from '../../../web/contract/editions.js';
import type { PageId } from '../../../web/contract/routes.js';
import { JOBS, RECRUITING_SITE } from '../../../web/features/careers/jobs.js';
import { dayWords } from '../../../web/ui/controls/date-words.js';
import { TEXTS } from './texts.js';

/** Claimed analysis times, in minutes. */
const MINUTES: Readonly<Partial<Record<PageId, number>>> = {
  'product:AneuFlow': 10,
  'product:AneuGuide': 3,
  'product:AneuShape': 3,
  'product:AccuCTP': 2,
  'product:AccuLV': 2,
  'product:AccuFFicas': 5,
  'product:AccuIMR': 5,
  'product:AccuFFRct': 3,
};
/** Of AccuIMR's clinical validation: accuracy, sensitivity, specificity. */
const ACCUIMR = ['91%', '89%', '92%'];
const HISTORY = ['2023', '2022', '2021', '2020', '2019', '2018', '2017'];

/** What the company claims of itself and of its products, where it belongs. */
export async function expectClaims(page: Page, edition: Edition, id: PageId): Promise<void> {
  const main = page.getByRole('main');
  const minutes = MINUTES[id];
  if (minutes !== undefined) {
    const claim = fillIn(TEXTS[edition].ui.calls.minutes, { minutes });
    await expect(main.getByRole('strong').first()).toHaveText(claim);
  }
  if (id === 'product:AccuIMR') {
    const definitions = page.locator('#evidence').getByRole('definition');
    await expect(definitions.filter({ hasText: /^\d+\s*%$/ })).toHaveText(ACCUIMR);
  }
  if (id === 'about') {
    await expect(main.locator('h3 time')).toHaveText(HISTORY);
    await expect(main.locator('li li time').last()).toHaveAttribute('datetime', '2017-06');
  }
  if (id === 'privacyPolicy') {
    await expect(main).toContainText(dayWords('2022-01-01', edition));
    expect(TEXTS[edition].privacy.version).toBe('2023-11-02');
  }
  if (id === 'job') {
    // Hiring now, or in preparation.
    const flags = main.locator('h3 [data-flag]');
    const shown = await flags.evaluateAll((all) => all.map((e) => e.getAttribute('data-flag')));
    expect(shown).toEqual(JOBS.map(({ flag }) => flag));
    expect(new Set(shown)).toEqual(new Set(['hot', 'pending']));
    expect(new Set(await flags.allInnerTexts()).size).toBe(2);
    // The note mentions the recruiting site; a link leads there.
    await expect(main.locator(`a[href="${RECRUITING_SITE.href}"]`)).toBeVisible();
  }
}
