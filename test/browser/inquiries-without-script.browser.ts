import { CONSENT_FIELD } from '../../web/contract/inquiries.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, originOf, test } from './support/browser-test.js';
import { FORMS, InquiryForm } from './support/inquiry-form.js';
import { TEXTS } from './support/texts.js';

test.use({ javaScriptEnabled: false });

for (const [kind, edition] of FORMS) {
  test(`${kind} without JavaScript says whom to call or write to, ${edition}`, async ({
    page,
    server,
  }) => {
    const form = new InquiryForm(page, kind, edition);
    const { company } = TEXTS[edition];
    await page.goto(originOf(server, edition) + form.path);
    for (const { name } of form.fields) await expect(form.field(name)).toBeVisible();
    await form.field(CONSENT_FIELD).check();
    const policy = form.form.getByRole('link', { name: form.texts.consent.policy, exact: true });
    await expect(policy).toHaveAttribute('href', pathOf('privacyPolicy', edition));
    const advice = form.form.locator('noscript p');
    await expect(advice).toContainText(form.texts.noScript);
    await expect(advice.getByRole('link', { name: company.telephone })).toBeVisible();
    await expect(advice.getByRole('link', { name: company.mailbox })).toBeVisible();

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const [first] = form.fields;
    await form.field(first?.name ?? '').fill('Surname-7141');
    await form.submitButton.click();
    expect([...requests, page.url()].join('\n')).not.toContain('Surname-7141');
  });
}
