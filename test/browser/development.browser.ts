import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DEVELOPMENT_ROUTES, pathOf } from '../../web/contract/routes.js';
import { startServer, type TestServer } from '../support/server.js';
import { expect, test } from './support/browser-test.js';
import { headingOf } from './support/texts.js';

const PAGE = pathOf('about', 'zh');
const SYNTAX_ERROR = '\nconst = {;\n';

test.describe('while developing', () => {
  test.describe.configure({ timeout: 240_000 });

  const project = mkdtempSync(join(tmpdir(), 'hengmai-development-'));
  let server: TestServer | undefined;
  const originOfPage = () => `${server!.origin}${PAGE}`;

  const change = (file: string, addition: string): (() => void) => {
    const path = join(project, file);
    const original = readFileSync(path, 'utf8');
    writeFileSync(path, original + addition);
    return () => writeFileSync(path, original);
  };

  test.beforeAll(async () => {
    for (const part of ['package.json', 'tsconfig.json', 'vite.config.ts', 'prisma', 'web'])
      cpSync(part, join(project, part), { recursive: true });
    cpSync('dist/app', join(project, 'dist/app'), { recursive: true });
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
    server = await startServer({ project, environment: { NODE_ENV: 'development' } });
  });
  test.afterAll(async () => {
    await server?.dispose();
    rmSync(project, { recursive: true, force: true });
  });

  // A module of the page alone, and one that the server renders every page with.
  for (const file of ['web/features/company/about-screen.tsx', 'web/app/routes.tsx']) {
    test(`a syntax error in ${file} shows, and the page is back once it is mended`, async ({
      page,
      complaints,
    }) => {
      complaints.expectFailedRequest(PAGE);
      complaints.expectFailedRequest(file);
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
      await page.goto(originOfPage());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('about', 'zh'));

      const mend = change(file, SYNTAX_ERROR);
      await expect(async () => {
        await page.reload();
        await expect(page.getByText('Unexpected token').first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
      mend();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('about', 'zh'));
      expect(page.url()).toBe(originOfPage());
      expect(addresses).not.toContain(pathOf('notFound', 'zh'));
      complaints.take();
    });
  }

  for (const { path } of DEVELOPMENT_ROUTES) {
    test(`${path.zh} shows what it has`, async ({ page }) => {
      const response = await page.goto(`${server!.origin}${path.zh}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('figure').first()).toBeVisible();
    });
  }

  test('a style that changes while its page still loads is shown', async ({ page }) => {
    // Vite's client is held back: the page is not connected when the change is told.
    let release: (() => void) | undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.goto(originOfPage());
    await page.route('**/@vite/client', async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    const reloaded = page.reload({ waitUntil: 'commit' });
    await reloaded;
    await page.waitForRequest('**/@vite/client');
    const mend = change('web/ui/styles/base.css', '\nbody { outline: 7px solid; }\n');
    await page.waitForTimeout(500);
    release?.();
    await expect(page.locator('body')).toHaveCSS('outline-width', '7px');
    mend();
  });
});
