import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import { EDITIONS } from '../../web/contract/editions.js';
import {
  type LicenceValues,
  PROFESSIONS,
  STORED_PROFESSION,
} from '../../web/contract/licence-application.js';
import { productById, type ProductId } from '../../web/contract/products.js';
import { storedApplications, validApplication } from './support/applications.js';
import { expect, test } from './support/browser-test.js';
import { LicenceForm } from './support/licence-form.js';
import { containing, TEXTS } from './support/texts.js';

for (const edition of EDITIONS) {
  test.describe(`an accepted application, ${edition}`, () => {
    test('is stored and thanked for under its reference', async ({ page, server, visit }) => {
      const form = new LicenceForm(page, edition);
      const values = validApplication(edition, { invitationCode: 'DEMO-INVITE' });
      await visit(edition, form.path);
      await form.fillIn(values);
      await form.submit();

      const reference = await form.reference();
      expect(new URL(page.url()).search).toBe(`?reference=${reference}`);
      const profession = PROFESSIONS.find((word) => word === values.profession) ?? 'other';
      expect(await storedApplications(server, values.email)).toEqual([
        expect.objectContaining({
          reference,
          product: values.modelType,
          institution: values.institution,
          profession: STORED_PROFESSION[profession],
          invited: true,
        }),
      ]);
    });

    test('is not sent again by a reload, and leaves nothing in the form', async ({
      page,
      server,
      visit,
    }) => {
      const form = new LicenceForm(page, edition);
      const values = validApplication(edition);
      await visit(edition, form.path);
      await form.fillIn(values);
      await form.submit();
      const reference = await form.reference();

      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.url());
      });
      await page.reload();
      expect(await form.reference()).toBe(reference);
      expect(sent).toEqual([]);
      expect(await storedApplications(server, values.email)).toHaveLength(1);

      await visit(edition, form.path);
      await expect(form.field('institution')).toHaveValue('');
      await expect(form.field('email').or(form.field('telephone')).first()).toHaveValue('');
    });

    test('keeps its receipt and heading on a way within the page', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      await form.fillIn(validApplication(edition));
      await form.submit();
      const reference = await form.reference();
      const heading = await page.locator('h1').innerText();

      await page.reload();
      await expect(page.locator('h1')).toHaveText(heading);
      const { skipToContent } = TEXTS[edition].ui;
      await page.getByRole('link', { name: skipToContent, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#/);
      await expect(page.locator('h1')).toHaveText(heading);
      expect(await form.reference()).toBe(reference);
    });

    test('shows no personal data afterwards', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      const personal = {
        surname: 'Surname-7141',
        name: 'Name-7142',
        institution: 'Institution 7143',
        remark: 'Remark 7144',
      };
      const values: LicenceValues = validApplication(edition, personal);
      await visit(edition, form.path);
      await form.fillIn(values);
      await form.submit();
      await form.reference();

      const { email, telephone } = values;
      const shown = (await page.content()) + page.url();
      for (const value of [...Object.values(personal), email, telephone]) {
        if (value !== undefined) expect(shown).not.toContain(value);
      }
    });

    test('offers the products of the serial number alone', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      await form.field('serialNumber').fill('ｄｅｍｏ－icas－0003 ');
      await form.field('institution').focus();
      const name = edition === 'zh' ? 'AccuFFicas' : 'AccuICAS';
      const radios = form.field('modelType').getByRole('radio');
      await expect(radios).toHaveCount(1);
      await expect(radios).toHaveAccessibleName(name);
      await form.field('serialNumber').fill('DEMO-STRK-0002');
      await form.field('institution').focus();
      await expect(radios).toHaveCount(2);
    });

    test('is summed up while it is filled in, and again after a reload', async ({
      page,
      visit,
      complaints,
    }) => {
      complaints.expectFailedRequest(`${API_BASE}/${API_CALLS.checkInvitationCode}`);
      const form = new LicenceForm(page, edition);
      const { heading, ready, left, done } = form.texts.card;
      const card = page.getByRole('region', { name: heading });
      const leftWords = containing(left.split('{count}')[0] ?? '');
      const complete = card.getByRole('listitem').filter({ hasText: done });
      const values = validApplication(edition);
      await visit(edition, form.path);
      await expect(card).toContainText(leftWords);
      await expect(complete).toHaveCount(0);
      await form.set('topic', values.topic ?? '');
      await form.set('serialNumber', values.serialNumber ?? '');
      await form.set('modelType', values.modelType ?? '');
      await expect(complete).toHaveText([containing(form.texts.sections.product)]);
      await expect(card.getByRole('img')).toHaveCount(0);
      await expect(card.locator('img')).toBeVisible();

      await form.fillIn(values);
      await expect(complete).toHaveCount(5);
      await expect(card).toContainText(ready);
      // On a slow line, lists of places arrive after the answer to the serial number.
      for (const call of [API_CALLS.getAllCountries, API_CALLS.getAllArea]) {
        await page.route(`**/${call}`, async (route) => {
          await expect(form.field('modelType').getByRole('radio')).not.toHaveCount(0);
          await route.continue();
        });
      }
      await page.reload();
      await expect(complete).toHaveCount(5);
      await form.set('surname', '');
      await expect(complete).toHaveCount(4);
      await expect(card).toContainText(leftWords);

      await form.set('invitationCode', 'WRONG-CODE');
      await expect(complete).toHaveCount(3);
      await form.set('invitationCode', '');
      await expect(complete).toHaveCount(4);

      // Another serial number does not cover the product.
      await form.set('serialNumber', 'DEMO-STRK-0002');
      await expect(form.field('modelType').getByRole('radio')).toHaveCount(2);
      await expect(card.locator('img')).toHaveCount(0);
      await expect(complete).toHaveCount(3);
    });

    test('tells what follows, and gives the reference away', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      const values = validApplication(edition);
      const { copy, selected, documents, next } = TEXTS[edition].submitted;
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await visit(edition, form.path);
      await form.fillIn(values);
      await form.submit();
      const reference = await form.reference();
      await expect(page.getByRole('main').getByRole('listitem')).toContainText([
        next.received.heading,
        next.checked.heading,
        next.answered.heading,
        productById(values.modelType as ProductId).name[edition],
        documents.instructions,
      ]);
      // Without a clipboard it is selected, to be copied by hand.
      await page.getByRole('button', { name: copy, exact: true }).click();
      await expect(page.getByRole('button', { name: selected, exact: true })).toBeVisible();
      expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(reference);
    });
  });
}
