import { fillIn } from '../../web/content/words.js';
import { API_CALLS } from '../../web/contract/api.js';
import { EDITIONS } from '../../web/contract/editions.js';
import type { LicenceValues } from '../../web/contract/licence-application.js';
import { waitWords } from '../../web/ui/form/wait-words.js';
import { post } from '../support/api-client.js';
import { storedApplications, validApplication } from './support/applications.js';
import { expect, OTHER_SETTINGS, test } from './support/browser-test.js';
import { LicenceForm, SUBMIT_URL } from './support/licence-form.js';
import { TEXTS } from './support/texts.js';

test.use({ serverEnvironment: OTHER_SETTINGS });

/** Each for another serial number, so that the e-mail address alone reaches the limit. */
const EARLIER: readonly LicenceValues[] = [
  { serialNumber: 'DEMO-ANEU-0001', modelType: 'AneuFlow' },
  { serialNumber: 'DEMO-STRK-0002', modelType: 'AccuCTP' },
  { serialNumber: 'DEMO-ICAS-0003', modelType: 'AccuFFicas' },
];

for (const edition of EDITIONS) {
  test(`the fourth application from an e-mail address meets the limit, ${edition}`, async ({
    page,
    server,
    visit,
    complaints,
  }) => {
    complaints.expectFailedRequest(SUBMIT_URL);
    const values = validApplication(edition, {
      serialNumber: 'DEMO-HART-0004',
      modelType: 'AccuFFRangio',
    });
    const { email } = values;
    for (const [index, product] of EARLIER.entries()) {
      const telephone = edition === 'en' ? { telephone: `07400 12345${index}` } : {};
      const earlier = { ...values, ...product, ...telephone, language: edition };
      await post(server, API_CALLS.submitInfo, earlier).expect(200);
    }
    expect(await storedApplications(server, email)).toHaveLength(
      Number(OTHER_SETTINGS.SUBMISSION_LIMIT),
    );

    const form = new LicenceForm(page, edition);
    await visit(edition, form.path);
    const title = await page.title();
    await form.fillIn(values);
    await form.submit();
    await form.expectNotice(form.texts.outcome.limit);
    // A warning and no error, with the time and with another way.
    await expect(form.summary).toHaveAttribute('data-kind', 'warning');
    await expect(page).toHaveTitle(form.texts.summary.warningPrefix + title);
    const { company } = TEXTS[edition];
    await expect(form.summary).toContainText(
      fillIn(form.texts.outcome.again, { time: waitWords(86_390, edition) }),
    );
    for (const way of [company.telephone, company.mailbox]) {
      await expect(form.summary.getByRole('link', { name: way, exact: true })).toBeVisible();
    }
    await form.expectValues(values);
    await expect(form.submitButton).toBeEnabled();
    expect(await storedApplications(server, email)).toHaveLength(
      Number(OTHER_SETTINGS.SUBMISSION_LIMIT),
    );
  });
}
