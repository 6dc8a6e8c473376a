import type { Locator, Page } from '@playwright/test';
import { fillIn } from '../../web/content/words.js';
import { submissionStatus as statusEn } from '../../web/features/licence-application/status/submission-status.en.js';
import { fieldMessage } from '../../web/content/messages.js';
import { submissionStatus as statusZh } from '../../web/features/licence-application/status/submission-status.zh.js';
import { API_BASE, API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { type Edition, EDITIONS } from '../../web/contract/editions.js';
import { pathOf } from '../../web/contract/routes.js';
import { referenceQuery, type StatusField } from '../../web/contract/submission-status.js';
import { waitWords } from '../../web/ui/form/wait-words.js';
import { envelopeOf, post } from '../support/api-client.js';
import type { TestServer } from '../support/server.js';
import { staffJson } from '../support/staff.js';
import { validApplication } from './support/applications.js';
import { expectAccessible } from './support/axe.js';
import { expect, originOf, test } from './support/browser-test.js';
import { LicenceForm } from './support/licence-form.js';
import { headingOf, TEXTS } from './support/texts.js';

const WORDS = { zh: statusZh, en: statusEn };
const CALL = `${API_BASE}/${API_CALLS.getStatus}`;
const INVENTED = 'LA-0000-0000-0000';

/** The page as a visitor of an edition meets it. */
class StatusPage {
  readonly words;
  readonly path: string;
  readonly form: Locator;
  readonly summary: Locator;
  readonly result: Locator;
  readonly button: Locator;

  constructor(
    readonly page: Page,
    edition: Edition,
  ) {
    this.words = WORDS[edition];
    this.path = pathOf('licenseStatus', edition);
    this.form = page.getByRole('form', { name: this.words.form.label, exact: true });
    this.summary = page.getByRole('alert');
    this.result = page
      .getByRole('main')
      .getByRole('status')
      .filter({ has: page.locator('h2') });
    this.button = page.getByRole('button', { name: this.words.form.submit.idle, exact: true });
  }

  field(field: StatusField): Locator {
    return this.form.getByRole('textbox', { name: this.words.form.labels[field], exact: true });
  }

  async ask(reference: string, contact: string): Promise<void> {
    await this.field('reference').fill(reference);
    await this.field('contact').fill(contact);
    await this.button.click();
  }
}

/** An application that was sent, and what its sender knows of it. */
async function sentApplication(server: TestServer, edition: Edition) {
  const values = validApplication(edition);
  const response = await post(server, API_CALLS.submitInfo, { ...values, language: edition });
  const { reference } = envelopeOf<SubmissionReceipt>(response).data;
  return { reference, email: values.email ?? '', values };
}

for (const edition of EDITIONS) {
  test.describe(`the status of an application, ${edition}`, () => {
    test('is told to its sender, with nothing of what was sent', async ({
      page,
      server,
      visit,
    }) => {
      const status = new StatusPage(page, edition);
      const { reference, email, values } = await sentApplication(server, edition);
      await visit(edition, status.path);
      const { states } = status.words.result;
      for (const [stored, state] of [
        [undefined, states.received],
        ['in_progress', states.in_progress],
        ['done', states.answered],
      ] as const) {
        if (stored) await staffJson(server, ['submissions', 'status', reference, stored]);
        await status.ask(reference.toLowerCase(), ` ${email.toUpperCase()}`);
        await expect(status.result.getByRole('heading')).toContainText(state.label);
        await expect(status.result).toContainText(state.next);
        await expect(status.result.getByRole('definition').first()).toHaveText(reference);
        const zone = edition === 'zh' ? '北京时间' : 'UTC+8';
        await expect(status.result.locator('time')).toContainText([zone, zone]);
      }
      await expect(status.summary).toBeHidden();
      for (const name of ['institution', 'surname', 'name', 'serialNumber'] as const) {
        await expect(status.result).not.toContainText(String(values[name]));
      }
      expect(page.url()).toBe(originOf(server, edition) + status.path);
      const kept = await page.evaluate(() =>
        JSON.stringify({ ...localStorage, ...sessionStorage }),
      );
      expect(kept).not.toContain(reference);
      await expectAccessible(page);
    });

    test('is not told to others, who keep what they typed for a second try', async ({
      page,
      server,
      visit,
      complaints,
    }) => {
      complaints.expectFailedRequest(CALL);
      const status = new StatusPage(page, edition);
      const { reference, email } = await sentApplication(server, edition);
      await visit(edition, status.path);
      const title = await page.title();
      await status.ask(reference, 'other@example.org');
      await expect(status.summary).toBeFocused();
      await expect(status.summary).toContainText(status.words.outcome.miss);
      await expect(page).toHaveTitle(status.words.summary.titlePrefix + title);
      await expect(status.result).toBeHidden();
      await expect(status.field('reference')).toHaveValue(reference);
      await expectAccessible(page);

      await status.field('contact').fill(email);
      await status.button.click();
      await expect(status.result).toContainText(reference);
      await expect(status.summary).toBeHidden();
      await expect(page).toHaveTitle(title);
    });

    test('needs both fields, and says so beside them', async ({ page, visit }) => {
      const status = new StatusPage(page, edition);
      await visit(edition, status.path);
      const expectErrors = async (errors: readonly [StatusField, string][]) => {
        await expect(status.summary).toBeFocused();
        await expect(status.summary.getByRole('link')).toHaveCount(errors.length);
        await expect(status.form.locator('[aria-invalid]')).toHaveCount(errors.length);
        for (const [field, message] of errors) {
          await expect(status.field(field)).toHaveAccessibleDescription(new RegExp(message));
        }
      };
      await status.button.click();
      await expectErrors([
        ['reference', fieldMessage(edition, 'reference', 'REQUIRED')],
        ['contact', fieldMessage(edition, 'contact', 'REQUIRED')],
      ]);
      await status.ask(INVENTED, 'nobody');
      await expectErrors([['contact', fieldMessage(edition, 'contact', 'INVALID')]]);
      await status.summary.getByRole('link').click();
      await expect(status.field('contact')).toBeFocused();
      await status.field('contact').fill('');
      await expect(status.field('contact')).toHaveAccessibleDescription(
        new RegExp(fieldMessage(edition, 'contact', 'REQUIRED')),
      );
      await status.field('contact').fill('jane@example.org');
      await expect(status.form.locator('[aria-invalid]')).toHaveCount(0);
    });

    test('takes the reference from the address, until it is replaced', async ({ page, visit }) => {
      const status = new StatusPage(page, edition);
      await visit(edition, status.path + referenceQuery(INVENTED.toLowerCase()));
      await expect(status.field('reference')).toHaveValue(INVENTED);
      const other = INVENTED.replaceAll('0', '1');
      await status.field('reference').fill(other);
      await status.field('contact').fill('13800138000');
      // Firefox complains of scripts that it stops loading.
      await visit(edition, pathOf('about', edition));
      await page.goBack();
      await expect(status.field('reference')).toHaveValue(other);
      await expect(status.field('contact')).toHaveValue('13800138000');

      await page.evaluate(() => sessionStorage.clear());
      await visit(edition, `${status.path}?reference=call%20this%20number`);
      await expect(status.field('reference')).toHaveValue('');
    });

    test('warns of the limit, with the time to wait', async ({ page, visit, complaints }) => {
      complaints.expectFailedRequest(CALL);
      const status = new StatusPage(page, edition);
      await visit(edition, status.path);
      const title = await page.title();
      const data = { reason: 'RATE_LIMITED', retryAfterSeconds: 42 };
      const json = { errorCode: 429, errorMsg: '', data };
      await page.route(`**${CALL}`, (route) => route.fulfill({ status: 429, json }));
      await status.ask(INVENTED, 'jane@example.org');
      const { limited, limitedAdvice } = status.words.outcome;
      await expect(status.summary).toBeFocused();
      await expect(status.summary.getByRole('heading')).toHaveText(limited);
      const time = waitWords(42, edition);
      await expect(status.summary).toContainText(fillIn(limitedAdvice, { time }));
      // A warning, not an error.
      await expect(page).toHaveTitle(TEXTS[edition].form.summary.warningPrefix + title);
      await expectAccessible(page);
    });

    test('loses nothing with the connection, told in one sentence', async ({
      page,
      visit,
      complaints,
    }) => {
      complaints.expectFailedRequest(CALL);
      const status = new StatusPage(page, edition);
      await visit(edition, status.path);
      await page.route(`**${CALL}`, (route) => route.abort('internetdisconnected'));
      await status.ask(INVENTED, 'jane@example.org');
      await expect(status.summary).toHaveText(status.words.outcome.network);
      await expect(status.field('reference')).toHaveValue(INVENTED);
      await expect(status.button).toBeEnabled();
    });

    test('is asked once by two clicks', async ({ page, server, visit }) => {
      const status = new StatusPage(page, edition);
      const { reference, email } = await sentApplication(server, edition);
      await visit(edition, status.path);
      let asked = 0;
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${CALL}`, async (route) => {
        asked += 1;
        await released;
        await route.continue();
      });
      await status.field('reference').fill(reference);
      await status.field('contact').fill(email);
      await status.button.dblclick();
      release();
      await expect(status.result).toContainText(reference);
      expect(asked).toBe(1);
    });

    test('is one click from the thanks and from the licence page', async ({ page, visit }) => {
      const status = new StatusPage(page, edition);
      const form = new LicenceForm(page, edition);
      const { submitted, form: licenceForm } = TEXTS[edition];
      const values = validApplication(edition);
      await visit(edition, form.path);
      await expect(page.getByRole('link', { name: licenceForm.help.progress })).toHaveAttribute(
        'href',
        status.path,
      );
      await form.fillIn(values);
      await form.submit();
      const reference = await form.reference();
      await expect(page.locator('h1')).toHaveText(submitted.heading);
      await expectAccessible(page);
      await page.getByRole('link', { name: submitted.progress, exact: true }).click();
      await expect(page.locator('h1')).toHaveText(headingOf('licenseStatus', edition));
      await expect(status.field('reference')).toHaveValue(reference);
      await status.field('contact').fill(values.email ?? '');
      await status.button.click();
      await expect(status.result).toContainText(reference);

      await page.goBack();
      await expect(page.locator('h1')).toHaveText(submitted.heading);
    });

    for (const search of ['', referenceQuery(INVENTED), '?reference=call%20me']) {
      test(`nobody is thanked for an application at “${search}”`, async ({ page, visit }) => {
        const { submitted } = TEXTS[edition];
        await visit(edition, pathOf('licenseSubmitted', edition) + search);
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: submitted.progress })).toHaveAttribute(
          'href',
          pathOf('licenseStatus', edition) + (search.includes(INVENTED) ? search : ''),
        );
        await expect(main).not.toContainText(submitted.message);
        await expect(main).not.toContainText(submitted.heading);
      });
    }
  });

  test.describe(`without JavaScript, ${edition}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the status page says whom to call or write to', async ({ page, server }) => {
      const status = new StatusPage(page, edition);
      const { company } = TEXTS[edition];
      await page.goto(originOf(server, edition) + status.path);
      const advice = status.form.locator('noscript p');
      await expect(advice).toContainText(status.words.form.noScript);
      for (const name of [company.telephone, company.mailbox]) {
        await expect(advice.getByRole('link', { name })).toBeVisible();
      }
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await status.ask(INVENTED, 'jane@example.org');
      expect([...requests, page.url()].join('\n')).not.toMatch(/jane|0000/);
    });
  });
}

test('in the colours of the system, steps that are reached differ, zh', async ({
  page,
  server,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const status = new StatusPage(page, 'zh');
  const { reference, email } = await sentApplication(server, 'zh');
  await visit('zh', status.path);
  await status.ask(reference, email);
  const steps = status.result.locator('ol[aria-hidden] > li');
  await expect(steps).toHaveCount(3);
  const [first, ...others] = await steps.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item).borderBlockStartColor),
  );
  expect(others).not.toContain(first);
});
