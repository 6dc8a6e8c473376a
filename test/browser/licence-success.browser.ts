import { EDITIONS } from '../../web/contract/editions.js';
import {
  type LicenceValues,
  PROFESSIONS,
  STORED_PROFESSION,
} from '../../web/contract/licence-application.js';
import { storedApplications, validApplication } from './support/applications.js';
import { expect, test } from './support/browser-test.js';
import { LicenceForm } from './support/licence-form.js';
import { TEXTS } from './support/texts.js';

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
      await expect(form.field('modelType').getByRole('option')).toHaveText([
        TEXTS[edition].form.choose,
        name,
      ]);
      await form.field('serialNumber').fill('DEMO-STRK-0002');
      await form.field('institution').focus();
      await expect(form.field('modelType').getByRole('option')).toHaveCount(3);
    });
  });
}
