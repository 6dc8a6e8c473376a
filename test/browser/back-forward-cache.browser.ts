import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, originOf, test } from './support/browser-test.js';
import { untilSettled } from './support/page-state.js';
import { findChromium } from '../support/find-chromium.js';

test.use({
  launchOptions: {
    // The headless shell keeps no pages.
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const edition of EDITIONS) {
  test(`the browser keeps a page that is left alive for the way back, ${edition}`, async ({
    page,
    server,
    visit,
  }) => {
    await visit(edition, pathOf('about', edition));
    await untilSettled(page);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto(`${originOf(server, edition)}/favicon.svg`);
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  });
}
