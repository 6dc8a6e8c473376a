import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { ENTRY_SCRIPTS } from './support/added-parts.js';
import { expect, originOf, test, untilHydrated } from './support/browser-test.js';
import { chunkOf } from './support/chunks.js';
import { LicenceForm } from './support/licence-form.js';
import { holdScripts, untilSettled } from './support/page-state.js';
import { TEXTS } from './support/texts.js';
import { scrollTo, scrollTop } from './support/viewports.js';

for (const edition of EDITIONS) {
  test(`a page asks for its scripts when it is on the screen, ${edition}`, async ({
    page,
    visit,
  }) => {
    await visit(edition, pathOf('license', edition));
    const early = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      if (!painted) throw new Error('Nothing was painted');
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < painted.startTime)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/js/'));
    });
    expect(ENTRY_SCRIPTS).toEqual(expect.arrayContaining(early));
  });

  test(`a page that hydrates stays where the visitor has scrolled it, ${edition}`, async ({
    page,
    server,
  }) => {
    const release = await holdScripts(page);
    await page.goto(originOf(server, edition) + pathOf('about', edition));
    await scrollTo(page, 300);
    release();
    await untilHydrated(page);
    await untilSettled(page);
    expect(await scrollTop(page)).toBe(300);
  });

  test(`a page whose scripts are lost on the way is live after all, ${edition}`, async ({
    page,
    server,
    complaints,
  }) => {
    complaints.expectLoadFailure();
    const script = chunkOf('licence-application-screen');
    await page.route(script, async (route) => {
      await route.abort('connectionfailed');
      // Asked for by whoever wants to know why the import has failed.
      if (route.request().method() === 'HEAD') await page.unroute(script);
    });
    await page.goto(originOf(server, edition) + pathOf('license', edition));
    await untilHydrated(page);
    const form = new LicenceForm(page, edition);
    await form.submit();
    await expect(form.summary).toBeFocused();
  });

  for (const name of ['react', 'licence-application-screen']) {
    test(`a form without ${name} says whom to call until its scripts are there, ${edition}`, async ({
      page,
      server,
      complaints,
    }) => {
      complaints.expectLoadFailure();
      const script = chunkOf(name);
      await page.route(script, (route) => route.abort('connectionfailed'));
      await page.goto(originOf(server, edition) + pathOf('license', edition));
      const { company } = TEXTS[edition];
      const contacts = [company.telephone, company.mailbox].map((text) =>
        page.locator('form').getByRole('link', { name: text }),
      );
      for (const link of contacts) await expect(link).toBeVisible();
      await page.unroute(script);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await untilHydrated(page);
      for (const link of contacts) await expect(link).toHaveCount(0);
    });
  }

  test(`a page that is loaded again is where it was, ${edition}`, async ({ page, visit }) => {
    await visit(edition, pathOf('about', edition));
    await untilSettled(page);
    await scrollTo(page, 300);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(300);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await scrollTop(page)).toBe(300);
  });

  test(`a part of a page that an address names is in sight, ${edition}`, async ({
    page,
    server,
    visit,
  }) => {
    const path = pathOf('product:AccuFFRangio', edition);
    await visit(edition, path);
    const id = await page.locator('main section[id]').last().getAttribute('id');
    await page.goto('about:blank');
    await page.goto(`${originOf(server, edition)}${path}#${id}`);
    await untilSettled(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
}

test('headings keep the breaks that the server has found, and new ones get theirs, zh', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const { Segmenter } = Intl;
    const Counted = class extends Segmenter {
      constructor(...options: ConstructorParameters<typeof Segmenter>) {
        super(...options);
        document.documentElement.dataset.segmented = '';
      }
    };
    Object.assign(Intl, { Segmenter: Counted });
  });
  const breaks = page.locator('main h2 wbr');
  const segmented = page.locator('html[data-segmented]');
  await visit('zh', pathOf('product:AccuLV', 'zh'));
  await untilSettled(page);
  expect(await breaks.count()).toBeGreaterThan(0);
  await expect(segmented).toHaveCount(0);
  await page.evaluate(
    (path) => {
      document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
    },
    pathOf('product:AccuIMR', 'zh'),
  );
  await page.waitForURL(`**${pathOf('product:AccuIMR', 'zh')}`);
  await expect(segmented).toHaveCount(1);
  await expect.poll(() => breaks.count()).toBeGreaterThan(0);
});
