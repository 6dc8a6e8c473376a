/** A network of a hospital may have no TLS: there, browsers withhold cryptography and more. */
import { decrypt } from '../../web/site/session/session-cipher.js';
import { LANGUAGE_KEY, LOCALE_KEY } from '../../web/site/session/session-language.js';
import { EDITIONS, type Edition } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { freePort, startServer, type TestServer } from '../support/server.js';
import { storedApplications, validApplication } from './support/applications.js';
import { expect, test, untilHydrated } from './support/browser-test.js';
import { documentsOf } from './support/chunks.js';
import { LicenceForm } from './support/licence-form.js';
import { PLAIN_DOMAIN } from './support/plain-domain.js';
import { untilSettled } from './support/page-state.js';
import { menuOf } from './support/site-menu.js';
import { headingOf, TEXTS } from './support/texts.js';

let server: TestServer;
let origins: Readonly<Record<Edition, string>>;

test.beforeAll(async () => {
  const port = await freePort();
  const origin = (edition: Edition) => `http://${edition}.${PLAIN_DOMAIN}:${port}`;
  origins = { zh: origin('zh'), en: origin('en') };
  const environment = { ZH_ORIGIN: origins.zh, EN_ORIGIN: origins.en };
  server = await startServer({ port, environment });
});
test.afterAll(() => server.dispose());

for (const edition of EDITIONS) {
  test.describe(`without TLS, ${edition}`, () => {
    test('the session is kept, encrypted, from page to page', async ({ page }) => {
      await page.goto(origins[edition] + pathOf('license', edition));
      await untilHydrated(page);
      await untilSettled(page);
      expect(await page.evaluate(() => isSecureContext || 'subtle' in crypto)).toBe(false);

      const documents = documentsOf(page);
      const { aboutOuter } = TEXTS[edition].ui.menu;
      await menuOf(page, edition).getByRole('link', { name: aboutOuter, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('about', edition));
      for (const key of [LANGUAGE_KEY, LOCALE_KEY]) {
        const stored = await page.evaluate((name) => sessionStorage.getItem(name), key);
        expect(await decrypt(stored ?? '')).toBe(edition);
      }
      // A session that could not be read would have led to the start page.
      await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('about', edition));
      expect(documents).toEqual([]);
    });

    test('an application is stored and thanked for', async ({ page }) => {
      const form = new LicenceForm(page, edition);
      const values = validApplication(edition);
      await page.goto(origins[edition] + form.path);
      await untilHydrated(page);
      await form.fillIn(values);
      await form.submit();
      const reference = await form.reference();
      expect(await storedApplications(server, values.email)).toEqual([
        expect.objectContaining({ reference }),
      ]);
    });
  });
}
