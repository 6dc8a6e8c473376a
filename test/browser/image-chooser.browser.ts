import type { Page } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { solutionLabels as en } from '../../web/features/solution/solution-labels.en.js';
import { solutionLabels as zh } from '../../web/features/solution/solution-labels.zh.js';
import { expect, originOf, test } from './support/browser-test.js';
import { expectAccessible } from './support/axe.js';

const LABELS = { zh, en };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Names of the products whose picture is not dimmed. */
function litProducts(page: Page): Promise<string[]> {
  return page
    .locator('main [data-images]')
    .evaluateAll((tiles) =>
      tiles
        .filter((tile) => Number(getComputedStyle(tile.firstElementChild!).opacity) === 1)
        .map((tile) => tile.querySelector('a')?.textContent ?? ''),
    );
}

for (const edition of EDITIONS) {
  const { images, chooser } = LABELS[edition];

  test(`the image at hand lights up the products that read it, ${edition}`, async ({
    page,
    visit,
  }) => {
    await visit(edition, pathOf('intracardiac', edition));
    const choices = page.getByRole('group', { name: chooser.legend });
    await expect(choices.getByRole('radio', { name: chooser.all })).toBeChecked();
    expect(await litProducts(page)).toHaveLength(6);

    await choices.getByRole('radio', { name: images.angiogram }).check();
    await expect.poll(() => litProducts(page)).toEqual(['AccuFFRangio', 'AccuIMR']);
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => litProducts(page)).toEqual(['AccuFFRivus']);

    // A product that is not lit still leads to its page.
    await page.locator('main [data-images]').getByRole('link', { name: 'AccuLV' }).click();
    await expect(page).toHaveURL(/acculv$/);
    await page.goBack();
    await expect.poll(() => litProducts(page)).toEqual(['AccuFFRivus']);
    await page.reload();
    await expect.poll(() => litProducts(page)).toEqual(['AccuFFRivus']);
    await choices.getByRole('radio', { name: chooser.all }).check();
    await expect.poll(() => litProducts(page)).toHaveLength(6);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it lights up each image’s products, of the brain, too', async ({ page, server }) => {
    await page.goto(originOf(server, 'zh') + pathOf('intracranial', 'zh'));
    for (const [kind, products] of Object.entries({
      plainCt: ['AccuASPECTS'],
      ctPerfusion: ['AccuCTP'],
      cta: ['AneuFlow', 'AneuShape', 'AccuFFicas'],
      rotational: ['AneuFlow', 'AneuGuide', 'AneuShape', 'AneuPlan'],
      dsa: ['AccuFFicas'],
    } as const)) {
      await page.getByRole('radio', { name: zh.images[kind as keyof typeof zh.images] }).check();
      await expect.poll(() => litProducts(page)).toEqual(products);
    }
  });
});
