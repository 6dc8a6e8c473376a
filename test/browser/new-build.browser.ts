import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { EDITIONS } from '../../web/contract/editions.js';
import { PRODUCT_IDS, productFolder } from '../../web/contract/products.js';
import { pathOf, ROUTES } from '../../web/contract/routes.js';
import { requestOf } from '../../web/site/loading/as-load-error.js';
import { validApplication } from './support/applications.js';
import { expect, test, untilHydrated } from './support/browser-test.js';
import { chunkOf, documentsOf, gone, stylesheetOf } from './support/chunks.js';
import { LicenceForm } from './support/licence-form.js';
import { untilSettled } from './support/page-state.js';
import { menuOf } from './support/site-menu.js';
import { headingOf, TEXTS } from './support/texts.js';

for (const edition of EDITIONS) {
  const { menu } = TEXTS[edition].ui;
  const home = pathOf('home', edition);
  const about = pathOf('about', edition);

  for (const [kind, files] of [
    ['every chunk', /\/js\//],
    ['the stylesheet', stylesheetOf('about-screen')],
  ] as const) {
    test(`a deploy during the visit replaces ${kind}: the next page works, ${edition}`, async ({
      page,
      visit,
      complaints,
    }) => {
      complaints.expectLoadFailure();
      await visit(edition, home);
      await untilSettled(page);
      await page.route(files, gone);
      page.on('request', (request) => {
        // The new document names the new build's files.
        if (request.isNavigationRequest()) void page.unroute(files);
      });
      const documents = documentsOf(page);

      await menuOf(page, edition).getByRole('link', { name: menu.aboutOuter }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname === about);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('about', edition));
      await untilHydrated(page);
      expect(documents).toEqual([about]);

      await menuOf(page, edition).getByRole('link', { name: menu.home, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('home', edition));
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('about', edition));
      expect(documents).toEqual([about]);
    });
  }

  test(`a deploy while a form is filled in leaves the receipt, ${edition}`, async ({
    page,
    visit,
    complaints,
  }) => {
    complaints.expectLoadFailure();
    const form = new LicenceForm(page, edition);
    await visit(edition, form.path);
    await form.fillIn(validApplication(edition));
    await page.route(/\/js\//, gone);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.unroute(/\/js\//);
    });
    const documents = documentsOf(page);
    await form.submit();
    const reference = await form.reference();
    expect(new URL(page.url()).search).toBe(`?reference=${reference}`);
    expect(documents).toEqual([form.submittedPath]);
  });

  test(`a page that nobody waits for any more is not loaded anew, ${edition}`, async ({
    page,
    visit,
    complaints,
  }) => {
    complaints.expectLoadFailure();
    const guidance = pathOf('guidance', edition);
    await visit(edition, home);
    await untilSettled(page);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const address = chunkOf('about-screen');
    await page.route(address, async (route) => {
      await released;
      await gone(route);
    });
    const documents = documentsOf(page);
    await menuOf(page, edition).getByRole('link', { name: menu.aboutOuter }).click();
    await page.getByRole('contentinfo').locator(`a[href="${guidance}"]`).first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(headingOf('guidance', edition));
    const asked = page.waitForResponse(
      (response) => address.test(response.url()) && response.request().method() === 'HEAD',
    );
    release();
    await asked;
    await page.waitForLoadState('networkidle');
    await expect(heading).toHaveText(headingOf('guidance', edition));
    expect(documents).toEqual([]);
  });

  test(`a chunk that stays away is asked for by one full load, not in a loop, ${edition}`, async ({
    page,
    visit,
    complaints,
  }) => {
    complaints.expectLoadFailure();
    await visit(edition, home);
    await untilSettled(page);
    await page.route(chunkOf('about-screen'), gone);
    const documents = documentsOf(page);
    const asked = page.waitForResponse(
      (response) =>
        chunkOf('about-screen').test(response.url()) &&
        new URL(response.request().headers().referer ?? '').pathname === about,
    );

    await menuOf(page, edition).getByRole('link', { name: menu.aboutOuter }).click();
    await asked;
    // The server's page reads completely without its code.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('about', edition));
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([about]);
  });
}

/** What begins the load of a chunk: the id that it is known by, and what is imported with it. */
const LOAD = /\b(?:loadChunk|editionTexts)\(\s*([^,]+?),([^]*?)(?:;\n|\n\s+\}\))/g;
const IMPORT = /import\(\s*['`]([^'`]+)['`]\s*\)/g;
/** Whose id is another function's parameter, and a worker, which is no chunk. */
const NO_ID = /^(?:id: string|chunk|screenChunk\(id\)|'explorer-worker')$/;

/** Ids of chunks as the sources have them, each with the sources that it stands for, where they are named. */
function loadedChunks(): readonly (readonly [id: string, source?: string])[] {
  const folders = PRODUCT_IDS.map(productFolder);
  const files = readdirSync('web', { encoding: 'utf8', recursive: true })
    // Pages of the development server are in no build.
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.|development-pages/.test(name))
    .map((name) => posix.join('web', name));
  const screens = [...new Set(ROUTES.map(({ screen }) => `${screen}-screen`))].map((id) => [
    id,
    files.find((file) => file.endsWith(`/${id}.tsx`)),
  ]);
  const loads = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return [...code.matchAll(LOAD)].flatMap(([, written = '', body = '']) => {
      if (NO_ID.test(written)) return [];
      const name = written.replace(/productFolder\(\w+\)/, 'folder');
      const id = name === 'folder' ? '${folder}' : name.replace(/^['`]|['`]$/g, '');
      const imported = [...body.matchAll(IMPORT)].map(([, path = '']) =>
        posix.join(posix.dirname(file), path).replace(/\.js$/, '.ts'),
      );
      const named = imported.length > 0 ? imported.map((path) => [id, path]) : [[id]];
      return named.flatMap((pair) =>
        id.includes('${folder}')
          ? folders.map((folder) => pair.map((part) => part.replaceAll('${folder}', folder)))
          : [pair],
      );
    });
  });
  return [...loads, ...screens] as [string, string?][];
}

// Safari does not tell which file it could not load: it is looked up by the chunk's id.
test('every chunk has a file that is found by its id', () => {
  const manifest = JSON.parse(readFileSync('dist/site/assets.json', 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  const getEntriesByType = performance.getEntriesByType.bind(performance);
  const isFound = (id: string, files: readonly string[]): boolean => {
    const requests = files.map((file) => ({ name: `https://site.example/${file}` }));
    performance.getEntriesByType = () => requests as PerformanceEntryList;
    return requestOf(id) !== '';
  };
  const all = Object.values(manifest).map(({ file }) => file);
  const chunks = loadedChunks();
  const lost = chunks.filter(([id, source]) => {
    const own = manifest[source ?? '']?.file ?? manifest[`${source}x`]?.file;
    return !isFound(id, own === undefined ? all : [own]);
  });
  performance.getEntriesByType = getEntriesByType;
  expect(lost).toEqual([]);
  expect(chunks.length).toBeGreaterThan(100);
});
