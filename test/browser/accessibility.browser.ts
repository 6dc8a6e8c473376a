import { EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { reasonMessage } from '../../web/content/messages.js';
import { validApplication } from './support/applications.js';
import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/browser-test.js';
import { LicenceForm, SUBMIT_URL } from './support/licence-form.js';
import { menuOf, openMobileMenu } from './support/site-menu.js';
import { privacyHeading, TEXTS } from './support/texts.js';
import { PHONE } from './support/viewports.js';

// What moves is painted all the time, which nobody looks at here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Pages as they are opened are those of `pages`.
for (const edition of EDITIONS) {
  test.describe(`accessible, ${edition}`, () => {
    test('the open menu, wide and narrow', async ({ page, visit }) => {
      const { menu } = TEXTS[edition].ui;
      await visit(edition, pathOf('home', edition));
      const navigation = menuOf(page, edition);
      await navigation.getByText(menu.innovative, { exact: true }).click();
      await expect(navigation.getByRole('link', { name: 'AccuFFRct' })).toBeVisible();
      await expectAccessible(page);

      await page.setViewportSize(PHONE);
      await openMobileMenu(page, edition);
      await navigation.getByText(menu.intracardiac, { exact: true }).click();
      await expect(navigation.getByRole('link', { name: 'AccuFFRct' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the empty form, and with its privacy text open', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      await expect(form.field('country').getByRole('option').nth(1)).toBeAttached();
      await expectAccessible(page);

      if (edition === 'zh') await page.getByRole('main').locator('summary').click();
      else await page.getByRole('button', { name: form.texts.consent.policy, exact: true }).click();
      await expect(page.getByRole('heading', { name: privacyHeading(edition) })).toBeVisible();
      await expectAccessible(page);
    });

    test('the form with errors', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      await form.submit();
      await expect(form.summary).toBeFocused();
      await expectAccessible(page);
      await page.setViewportSize(PHONE);
      await expectAccessible(page);
    });

    test('the filled-in form, the limit and the thanks', async ({ page, visit, complaints }) => {
      complaints.expectFailedRequest(SUBMIT_URL);
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      await form.fillIn(validApplication(edition));
      await expectAccessible(page);

      const reason = 'SUBMISSION_LIMIT_EXCEEDED';
      const errorMsg = reasonMessage(edition, reason);
      await page.route(`**${SUBMIT_URL}`, (route) =>
        route.fulfill({ status: 429, json: { errorCode: 429, errorMsg, data: { reason } } }),
      );
      await form.submit();
      await form.expectNotice(form.texts.outcome.limit);
      await expectAccessible(page);

      await page.unroute(`**${SUBMIT_URL}`);
      await form.submit();
      await form.reference();
      await expectAccessible(page);
    });
  });
}
