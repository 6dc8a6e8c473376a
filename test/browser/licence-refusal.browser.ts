import type { Locator } from '@playwright/test';
import { EDITIONS } from '../../web/contract/editions.js';
import { fieldMessage, reasonMessage } from '../../web/content/messages.js';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import { storedApplications, validApplication } from './support/applications.js';
import { expect, test } from './support/browser-test.js';
import { LicenceForm, SUBMIT_URL } from './support/licence-form.js';

/** Gives an option a value that the site never offered. */
async function tamper(list: Locator, value: string): Promise<void> {
  await expect(list.getByRole('option').nth(1)).toBeAttached();
  await list
    .getByRole('option')
    .nth(1)
    .evaluate((option: HTMLOptionElement, wrong) => {
      option.value = wrong;
    }, value);
  await list.selectOption(value);
}

/** The same of one of several answers. */
async function tamperAnswer(answer: Locator, value: string): Promise<void> {
  await answer.evaluate((radio: HTMLInputElement, wrong) => {
    radio.value = wrong;
  }, value);
}

for (const edition of EDITIONS) {
  test.describe(`a tampered application, ${edition}`, () => {
    test('for a product that the serial number does not cover', async ({
      page,
      server,
      visit,
      complaints,
    }) => {
      complaints.expectFailedRequest(SUBMIT_URL);
      const form = new LicenceForm(page, edition);
      const values = validApplication(edition);
      await visit(edition, form.path);
      await form.fillIn(values);
      await tamperAnswer(form.choice('modelType', values.modelType ?? ''), 'AccuCTP');
      await form.submit();
      await form.expectErrors({ modelType: fieldMessage(edition, 'modelType', 'NOT_COVERED') });
      await form.expectValues(values);
      expect(await storedApplications(server, values.email)).toEqual([]);
    });

    test('with values that no list offers', async ({ page, server, visit, complaints }) => {
      complaints.expectFailedRequest(SUBMIT_URL);
      const form = new LicenceForm(page, edition);
      const values = validApplication(edition);
      await visit(edition, form.path);
      await form.fillIn(values);
      await tamper(form.field('profession'), 'patient');
      await tamperAnswer(form.choice('modelType', values.modelType ?? ''), 'AccuEverything');
      await tamperAnswer(form.choice('topic', values.topic ?? ''), 'everything');
      await form.submit();
      await form.expectErrors({
        topic: fieldMessage(edition, 'topic', 'INVALID'),
        modelType: fieldMessage(edition, 'modelType', 'INVALID'),
        profession: fieldMessage(edition, 'profession', 'INVALID'),
      });
      expect(await storedApplications(server, values.email)).toEqual([]);
    });

    test('from a city of another province', async ({ page, server, visit, complaints }) => {
      complaints.expectFailedRequest(SUBMIT_URL);
      const form = new LicenceForm(page, edition);
      const values = validApplication(edition, {
        country: 'CN',
        province: '330000',
        city: '330100',
        ...(edition === 'en' && { areaCode: '44' }),
      });
      await visit(edition, form.path);
      await form.fillIn(values);
      await tamper(form.field('city'), '320100');
      await form.submit();
      await form.expectErrors({ city: fieldMessage(edition, 'city', 'MISMATCH') });
      expect(await storedApplications(server, values.email)).toEqual([]);
    });
  });

  test.describe(`a failing submission, ${edition}`, () => {
    test('tells of a lost connection and can be sent again', async ({
      page,
      server,
      visit,
      complaints,
    }) => {
      complaints.expectFailedRequest(SUBMIT_URL);
      const form = new LicenceForm(page, edition);
      const values = validApplication(edition);
      const { failed, network } = form.texts.outcome;
      await visit(edition, form.path);
      await form.fillIn(values);
      await page.route(`**${SUBMIT_URL}`, (route) => route.abort('internetdisconnected'));
      await form.submit();
      await form.expectNotice(network);
      // One sentence: the data are not to blame.
      await expect(form.summary).toHaveText(network);
      await expect(form.summary).not.toContainText(failed);
      await form.expectValues(values);
      await expect(form.submitButton).toBeEnabled();

      await page.unroute(`**${SUBMIT_URL}`);
      await form.submit();
      const reference = await form.reference();
      expect(await storedApplications(server, values.email)).toEqual([
        expect.objectContaining({ reference }),
      ]);
    });

    test('tells of a failing server', async ({ page, visit, complaints }) => {
      complaints.expectFailedRequest(SUBMIT_URL);
      const form = new LicenceForm(page, edition);
      const values = validApplication(edition);
      await visit(edition, form.path);
      const title = await page.title();
      await form.fillIn(values);
      await page.route(`**${SUBMIT_URL}`, (route) =>
        route.fulfill({
          status: 500,
          json: {
            errorCode: 500,
            errorMsg: reasonMessage(edition, 'INTERNAL_ERROR'),
            data: { reason: 'INTERNAL_ERROR' },
          },
        }),
      );
      await form.submit();
      await form.expectNotice(form.texts.outcome.server);
      await expect(form.summary).not.toContainText(form.texts.outcome.failed);
      await expect(page).toHaveTitle(form.texts.summary.titlePrefix + title);
      await form.expectValues(values);
    });
  });

  test(`two clicks send one application, ${edition}`, async ({ page, server, visit }) => {
    const form = new LicenceForm(page, edition);
    const values = validApplication(edition);
    await visit(edition, form.path);
    await form.fillIn(values);

    let posts = 0;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${SUBMIT_URL}`, async (route) => {
      posts += 1;
      await released;
      await route.continue();
    });
    await form.submitButton.dblclick();
    const { sending } = form.texts.submit;
    const busyButton = page.getByRole('button', { name: sending, exact: true });
    await expect(busyButton).toBeEnabled();
    await busyButton.click();
    await form.field('institution').press('Enter');
    await expect(page.getByRole('status').filter({ hasText: sending })).toBeAttached();
    release();

    const reference = await form.reference();
    expect(posts).toBe(1);
    expect(await storedApplications(server, values.email)).toEqual([
      expect.objectContaining({ reference }),
    ]);
  });

  test(`a serial number that the server refuses after all is told at its field, ${edition}`, async ({
    page,
    server,
    visit,
    complaints,
  }) => {
    complaints.expectFailedRequest(SUBMIT_URL);
    const form = new LicenceForm(page, edition);
    const values = validApplication(edition);
    const field = form.field('serialNumber');
    const revoke = (at: 'now()' | 'NULL') =>
      server.sql(`UPDATE serial_numbers SET revoked_at = ${at} WHERE serial_number = $1`, [
        values.serialNumber,
      ]);
    await visit(edition, form.path);
    await form.fillIn(values);
    await expect(field).toHaveAttribute('data-verified');
    await revoke('now()');
    try {
      await form.submit();
      await form.expectErrors({ serialNumber: fieldMessage(edition, 'serialNumber', 'INVALID') });
      await expect(field).not.toHaveAttribute('data-verified');
    } finally {
      await revoke('NULL');
    }
  });

  test(`a code that is corrected keeps no error, ${edition}`, async ({
    page,
    visit,
    complaints,
  }) => {
    complaints.expectFailedRequest(`${API_BASE}/${API_CALLS.checkInvitationCode}`);
    const form = new LicenceForm(page, edition);
    const code = form.field('invitationCode');
    await visit(edition, form.path);
    for (const corrected of ['', 'DEMO-INVITE']) {
      await form.set('invitationCode', 'NO-SUCH-CODE');
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await form.submit();
      await form.expectError('invitationCode', fieldMessage(edition, 'invitationCode', 'INVALID'));
      await code.fill(corrected);
      await expect(code).not.toHaveAttribute('aria-invalid');
    }
  });

  test(`a click right after a typed code hits its target, ${edition}`, async ({ page, visit }) => {
    const form = new LicenceForm(page, edition);
    await visit(edition, form.path);
    await form.field('invitationCode').fill('DEMO-INVITE');
    await form.field('agreement').click();
    await expect(form.field('agreement')).toBeChecked();
  });
}
