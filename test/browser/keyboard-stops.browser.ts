import { expect, test } from './support/browser-test.js';
import { untilStagesRun } from './support/explorers.js';
import { focusedStop, rememberUnfocused, unreachedControls } from './support/focus-marks.js';
import { untilSettled } from './support/page-state.js';
import { screenPagesOf } from './support/site-pages.js';
import { DESKTOP, PHONE, scrollTo } from './support/viewports.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MOST_STOPS = 250;

for (const { edition, viewport } of [
  { edition: 'zh', viewport: DESKTOP },
  { edition: 'en', viewport: PHONE },
] as const) {
  test.describe(`by keyboard, ${viewport.width} px, ${edition}`, () => {
    test.use({ viewport });

    for (const { id, path } of screenPagesOf(edition)) {
      test(`everything is reached, marked and uncovered: ${path}`, async ({
        page,
        visit,
        complaints,
      }) => {
        if (id === 'notFound') complaints.expectFailedRequest(path);
        await visit(edition, path);
        await untilSettled(page);
        // Its controls are there from then on, perhaps behind a visitor who is faster.
        await untilStagesRun(page);
        await scrollTo(page, 0);
        await rememberUnfocused(page);
        const stops = [];
        for (;;) {
          await page.keyboard.press('Tab');
          const stop = await focusedStop(page);
          if (!stop) break;
          stops.push(stop);
          expect(stops.length).toBeLessThan(MOST_STOPS);
        }
        expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
        expect(stops.filter(({ cover }) => cover !== null)).toEqual([]);
        expect(await unreachedControls(page)).toEqual([]);
      });
    }
  });
}
