import { EDITIONS, otherEdition } from '../../web/contract/editions.js';
import { LICENCE_FIELDS } from '../../web/contract/licence-application.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, originOf, test } from './support/browser-test.js';
import { LicenceForm } from './support/licence-form.js';
import { headingOf, TEXTS } from './support/texts.js';

test.use({ javaScriptEnabled: false });

for (const edition of EDITIONS) {
  test.describe(`without JavaScript, ${edition}`, () => {
    test('the licence page shows the whole form and whom to call or write to', async ({
      page,
      server,
    }) => {
      const form = new LicenceForm(page, edition);
      await page.goto(originOf(server, edition) + form.path);
      for (const field of LICENCE_FIELDS) {
        if (field === 'contactMethod' && edition === 'en') continue;
        if (field === 'email' && edition === 'zh')
          await form.choice('contactMethod', field).check();
        await expect(form.field(field)).toBeVisible();
      }
      await expect(form.submitButton).toBeVisible();

      const { company } = TEXTS[edition];
      const advice = page.locator('noscript p');
      await expect(advice).toBeVisible();
      await expect(advice).toContainText(form.texts.help.noScript);
      await expect(advice.getByRole('link', { name: company.telephone })).toHaveAttribute(
        'href',
        company.telephoneHref,
      );
      await expect(advice.getByRole('link', { name: company.mailbox })).toHaveAttribute(
        'href',
        `mailto:${company.mailbox}`,
      );
    });

    test('nothing that was typed gets into an address', async ({ page, server }) => {
      const form = new LicenceForm(page, edition);
      await page.goto(originOf(server, edition) + form.path);
      await form.field('surname').fill('Surname-7141');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await form.field('surname').press('Enter');
      await form.submitButton.click();
      expect([...requests, page.url()].join('\n')).not.toContain('Surname-7141');
    });

    test('menu and language switch are links', async ({ page, server }) => {
      const { menu, languageSwitch } = TEXTS[edition].ui;
      await page.goto(originOf(server, edition) + pathOf('home', edition));
      const navigation = page.getByRole('navigation', { name: menu.label, exact: true });
      await navigation.getByText(menu.innovative, { exact: true }).click();
      await navigation.getByRole('link', { name: 'AneuPlan' }).click();
      await expect(page.locator('h1')).toHaveText(headingOf('product:AneuPlan', edition));

      const other = otherEdition(edition);
      await page.getByRole('link', { name: languageSwitch, exact: true }).click();
      await page.waitForURL(originOf(server, other) + pathOf('product:AneuPlan', other));
      await expect(page.locator('h1')).toHaveText(headingOf('product:AneuPlan', other));
    });
  });
}

test('without JavaScript the English form still shows the privacy policy it asks to agree to', async ({
  page,
  server,
}) => {
  const form = new LicenceForm(page, 'en');
  await page.goto(originOf(server, 'en') + form.path);
  const opener = page.locator('form').getByRole('button', { name: form.texts.consent.policy });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('p').first()).toBeVisible();
  await dialog.getByRole('button').click();
  await expect(dialog).toBeHidden();
});
