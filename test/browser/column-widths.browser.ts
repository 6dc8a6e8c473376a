import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';
import { TABLET } from './support/viewports.js';

/** About twelve Chinese characters of the small size: below that, lines break inside words. */
const NARROWEST_NOTE_PX = 170;

for (const edition of EDITIONS) {
  test(`figures on a tablet leave room for their words, ${edition}`, async ({ page, visit }) => {
    await page.setViewportSize(TABLET);
    await visit(edition, pathOf('home', edition));
    const notes = page.locator('[aria-labelledby="company"] dl dd:last-child');
    const widths = await notes.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(widths).toHaveLength(4);
    expect(Math.min(...widths)).toBeGreaterThan(NARROWEST_NOTE_PX);
  });

  test(`groups of the footer fill their rows on a tablet, ${edition}`, async ({ page, visit }) => {
    await page.setViewportSize(TABLET);
    await visit(edition, pathOf('about', edition));
    const groups = page.getByRole('contentinfo').locator('[data-count] > *');
    const boxes = await groups.evaluateAll((all) =>
      all.map((group) => {
        const { left, top, bottom } = group.getBoundingClientRect();
        return { left, top, bottom };
      }),
    );
    const lefts = new Set(boxes.map(({ left }) => left));
    expect(lefts.size).toBe(2);
    const ends = [...lefts].map((side) =>
      Math.max(...boxes.filter(({ left }) => left === side).map(({ bottom }) => bottom)),
    );
    const tops = boxes.map(({ top }) => top);
    const height = Math.max(...ends) - Math.min(...tops);
    expect(Math.min(...ends) - Math.min(...tops)).toBeGreaterThan(height / 2);
  });
}
