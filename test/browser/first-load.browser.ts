import type { Page } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf, type ScreenId } from '../../web/contract/routes.js';
import { getFrom } from '../support/site-pages.js';
import { ADDED_PARTS, ENTRY_SCRIPTS, scriptsOf } from './support/added-parts.js';
import { expect, originOf, test } from './support/browser-test.js';
import { untilSettled } from './support/page-state.js';
import { screenPagesOf } from './support/site-pages.js';

/**
 * 96,600 of them are React DOM, React Router and its data mode, 2,000 what begins an explorer, 2,500 the
 * home page's plot and report: docs/speed.md.
 */
const SCRIPT_LIMIT_BYTES = 132_500;
const FORM_SCRIPT_LIMIT_BYTES = 150_000;
const STYLESHEET_LIMIT_BYTES = 18_000;
/** The first state of an explorer is 3,000 of them, plot and report are 2,500. */
const HOME_LIMIT_BYTES = 22_000;
/** Screens with a form, such as the product's consultation. */
const FORM_SCREENS: readonly ScreenId[] = [
  'product',
  'document',
  'licence-application',
  'submission-status',
  'research-cooperation',
  'guidance',
];
/** What a page requests after hydration. */
const AFTERWARDS = 'web/app/after-hydration.tsx';

interface Loaded {
  readonly path: string;
  readonly bytes: number;
}

/** Everything that a visit loads before the visitor does anything, as sent with gzip. */
async function firstLoad(page: Page, address: string): Promise<readonly Loaded[]> {
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  const loaded: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const sized = request.sizes().then(({ responseBodySize }) => responseBodySize);
    loaded.push(sized.then((bytes) => ({ path: pathname, bytes })));
  });
  await page.goto(address);
  await untilSettled(page);
  await page.waitForLoadState('networkidle');
  return Promise.all(loaded);
}

/** Stylesheets that bring nothing but what those before them have. */
function superfluousStylesheets(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const known = new Set<string>();
    return [...document.styleSheets]
      .filter(({ cssRules }) => {
        const rules = [...cssRules]
          .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]))
          .map(({ cssText }) => cssText);
        const bringsNothing = rules.every((rule) => known.has(rule));
        rules.forEach((rule) => known.add(rule));
        return bringsNothing;
      })
      .map(({ href }) => href);
  });
}

function sum(loaded: readonly Loaded[]): number {
  return loaded.reduce((total, { bytes }) => total + bytes, 0);
}

for (const edition of EDITIONS) {
  for (const { path, screen, id } of screenPagesOf(edition)) {
    test(`the first load of ${path} stays small, ${edition}`, async ({
      page,
      server,
      complaints,
    }) => {
      if (id === 'notFound') complaints.expectFailedRequest(path);
      await page.coverage.startJSCoverage();
      const loaded = await firstLoad(page, originOf(server, edition) + path);
      const preloaded = await page
        .locator('body > link[rel="modulepreload"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const known = [...ENTRY_SCRIPTS, ...preloaded, ...scriptsOf(AFTERWARDS)];
      // The viewer's worker and what a document needs come by pages of the document, not of the site.
      let rest = loaded.filter((file) => !file.path.startsWith('/pdf/'));
      for (const { limitBytes, scripts: own, stylesheets: styles } of ADDED_PARTS) {
        const isOwn = ({ path: file }: Loaded) =>
          (own.includes(file) && !known.includes(file)) ||
          styles.includes(file) ||
          file.endsWith('.json');
        expect(sum(rest.filter(isOwn))).toBeLessThanOrEqual(limitBytes);
        rest = rest.filter((file) => !isOwn(file));
      }
      expect(await superfluousStylesheets(page)).toEqual([]);
      const scripts = rest.filter((file) => file.path.startsWith('/js/'));
      const stylesheets = rest.filter((file) => file.path.startsWith('/css/'));

      const isForm = FORM_SCREENS.includes(screen);
      expect(sum(scripts)).toBeLessThanOrEqual(
        isForm ? FORM_SCRIPT_LIMIT_BYTES : SCRIPT_LIMIT_BYTES,
      );
      expect(scripts.length).toBeGreaterThan(0);
      expect(sum(stylesheets)).toBeLessThanOrEqual(STYLESHEET_LIMIT_BYTES);
      expect(stylesheets).toHaveLength(1);

      const requested = scripts.map((file) => file.path);
      expect(preloaded.filter((file) => !requested.includes(file))).toEqual([]);
      expect(requested.filter((file) => !known.includes(file))).toEqual([]);
      const run = (await page.coverage.stopJSCoverage())
        .filter(({ functions }) => functions.some(({ ranges }) => ranges[0]?.count))
        .map(({ url }) => new URL(url).pathname);
      expect(requested.filter((file) => !run.includes(file))).toEqual([]);
    });
  }

  test(`scripts leave the first view its time, ${edition}`, async ({ page, server }) => {
    await page.goto(originOf(server, edition) + pathOf('home', edition));
    await untilSettled(page);
    const { shown, begun, count } = await page.evaluate((entry) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { loadEventStart = 0, domInteractive = 0 } = navigation as PerformanceNavigationTiming;
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js') && !entry.includes(new URL(name).pathname));
      return {
        // Where a picture is late, they wait no longer than that.
        shown: Math.min(loadEventStart, domInteractive + 2_000),
        begun: Math.min(...scripts.map(({ startTime }) => startTime)),
        count: scripts.length,
      };
    }, ENTRY_SCRIPTS);
    expect(count).toBeGreaterThan(0);
    expect(begun).toBeGreaterThanOrEqual(shown);
  });

  test(`the home page's HTML stays small, ${edition}`, async ({ server }) => {
    const { headers } = await getFrom(server, edition, pathOf('home', edition)).set(
      'accept-encoding',
      'br',
    );
    expect(headers['content-encoding']).toBe('br');
    expect(Number(headers['content-length'])).toBeLessThanOrEqual(HOME_LIMIT_BYTES);
  });
}
