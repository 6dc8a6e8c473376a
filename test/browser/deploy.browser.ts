import type { Page } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { startServer, type TestServer } from '../support/server.js';
import { validApplication } from './support/applications.js';
import { expect, originOf, test, untilHydrated } from './support/browser-test.js';
import { documentsOf } from './support/chunks.js';
import { LicenceForm } from './support/licence-form.js';
import { nextBuild } from './support/next-build.js';
import { scrollTo } from './support/viewports.js';
import { untilSettled } from './support/page-state.js';
import { menuOf } from './support/site-menu.js';
import { headingOf, TEXTS } from './support/texts.js';

const TWO_STARTS_MS = 180_000;

/** Address of the page's script, which names the build. */
async function buildOf(page: Page): Promise<string> {
  return (await page.locator('script[type="module"]').getAttribute('src')) ?? '';
}

test.describe('a release during a visit', () => {
  test.describe.configure({ timeout: TWO_STARTS_MS });

  let next: ReturnType<typeof nextBuild>;
  let running: TestServer;

  test.beforeAll(() => {
    next = nextBuild();
  });
  test.afterAll(() => next.remove());
  test.beforeEach(async () => {
    running = await startServer();
  });
  test.afterEach(() => running.dispose());

  /** Ends the old build and starts the new one in its place, with the same database. */
  async function release(): Promise<void> {
    const { database, origin } = running;
    await running.stop();
    running = await startServer({
      database,
      project: next.project,
      port: Number(new URL(origin).port),
    });
  }

  for (const edition of EDITIONS) {
    test(`the next page is the new build's, what was typed is kept, ${edition}`, async ({
      page,
      complaints,
    }) => {
      complaints.expectLoadFailure();
      const form = new LicenceForm(page, edition);
      const values = validApplication(edition, {});
      await page.goto(originOf(running, edition) + form.path);
      await untilHydrated(page);
      await untilSettled(page);
      await form.fillIn(values);
      const build = await buildOf(page);
      await release();

      const documents = documentsOf(page);
      await scrollTo(page, 0);
      const { aboutOuter } = TEXTS[edition].ui.menu;
      await menuOf(page, edition).getByRole('link', { name: aboutOuter, exact: true }).click();
      const about = pathOf('about', edition);
      await expect(page).toHaveURL(({ pathname }) => pathname === about);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('about', edition));
      await untilHydrated(page);
      expect(documents).toEqual([about]);
      expect(await buildOf(page)).not.toBe(build);

      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        headingOf('license', edition),
      );
      await form.expectValues(values);
    });
  }
});
