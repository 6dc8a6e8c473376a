import { EDITIONS, otherEdition } from '../../web/contract/editions.js';
import type { LicenceValues } from '../../web/contract/licence-application.js';
import { pathOf } from '../../web/contract/routes.js';
import { storedApplications, validApplication } from './support/applications.js';
import { expect, originOf, test, untilHydrated } from './support/browser-test.js';
import { LicenceForm, SUBMIT_URL } from './support/licence-form.js';
import { holdAnswer } from './support/page-state.js';
import { scrollTo } from './support/viewports.js';
import { TEXTS } from './support/texts.js';

for (const edition of EDITIONS) {
  const values: LicenceValues = validApplication(edition, {
    address: '1 Sample Road',
    remark: 'Two lines,\nboth kept & “quoted”',
    invitationCode: 'DEMO-INVITE',
  });

  test.describe(`what was typed, ${edition}`, () => {
    test('survives a reload', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      await form.fillIn(values);
      await page.reload();
      await form.expectValues(values);
    });

    test('survives the way to another page and back', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      await form.fillIn(values);
      // The header has gone on the way down the form.
      await scrollTo(page, 0);
      await page.getByRole('banner').getByRole('link').first().click();
      await page.waitForURL(({ pathname }) => pathname === pathOf('home', edition));
      await page.goBack();
      await form.expectValues(values);

      await page.goto('about:blank');
      await page.goBack();
      await form.expectValues(values);
    });

    test('stays until the answer has been seen, and is one application then', async ({
      page,
      server,
      visit,
    }) => {
      const form = new LicenceForm(page, edition);
      const own = validApplication(edition);
      await visit(edition, form.path);
      await form.fillIn(own);
      const answer = await holdAnswer(page, SUBMIT_URL);
      await form.submit();
      await expect.poll(() => storedApplications(server, own.email)).toHaveLength(1);
      await scrollTo(page, 0);
      await page.getByRole('banner').getByRole('link').first().click();
      const home = pathOf('home', edition);
      await page.waitForURL(({ pathname }) => pathname === home);
      answer();
      await page.waitForTimeout(300);
      // Whoever has gone elsewhere is not called back.
      expect(new URL(page.url()).pathname).toBe(home);
      await page.goBack();
      await form.expectValues(own);
      await form.submit();
      await form.reference();
      expect(await storedApplications(server, own.email)).toHaveLength(1);
    });

    test('is nothing where nobody typed, and goes to no other edition', async ({
      page,
      server,
      visit,
    }) => {
      const form = new LicenceForm(page, edition);
      const other = otherEdition(edition);
      const counterpart = new LicenceForm(page, other);
      await visit(edition, form.path);
      const name = TEXTS[edition].ui.languageSwitch;
      await page.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(originOf(server, other) + counterpart.path);
      await untilHydrated(page);
      await expect(counterpart.field('country')).toHaveValue(other === 'zh' ? 'CN' : '');
    });

    test('survives the change to the other edition and back, agreement apart', async ({
      page,
      server,
      visit,
    }) => {
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      await form.fillIn(values);
      const other = otherEdition(edition);
      const switchTo = async (from: typeof edition) => {
        await scrollTo(page, 0);
        const name = TEXTS[from].ui.languageSwitch;
        await page.getByRole('link', { name, exact: true }).click();
      };
      await switchTo(edition);

      const counterpart = new LicenceForm(page, other);
      const address = originOf(server, other) + counterpart.path;
      await page.waitForURL((url) => url.href.startsWith(address));
      await untilHydrated(page);
      const { agreement, contactMethod, ...carried } = values;
      const { email, ...others } = carried;
      await counterpart.expectValues(others);
      // Only the Chinese form asks which of the two it should show.
      if (other === 'zh') await counterpart.set('contactMethod', 'email');
      await counterpart.expectValues({ email: email ?? '' });
      await expect(counterpart.field('agreement')).not.toBeChecked();
      // What was typed does not stay in the address, where it could be copied or logged.
      await expect(page).toHaveURL(address);

      await switchTo(other);
      await page.waitForURL((url) => url.href.startsWith(originOf(server, edition) + form.path));
      await untilHydrated(page);
      await form.expectValues({ ...carried, ...(contactMethod && { contactMethod }) });
      expect(agreement).toBeDefined();
      await expect(form.field('agreement')).not.toBeChecked();
      await form.set('agreement', 'true');
      await form.submit();
      await form.reference();
      expect(await storedApplications(server, values.email)).toHaveLength(1);
    });
  });
}
