import { fillIn } from '../../web/content/words.js';
import { type Edition, EDITIONS } from '../../web/contract/editions.js';
import type { FieldErrorCode } from '../../web/contract/envelope.js';
import {
  LICENCE_FIELDS,
  type LicenceField,
  type LicenceValues,
  MAX_LENGTH,
  requiredLicenceFields,
} from '../../web/contract/licence-application.js';
import { waitWords } from '../../web/ui/form/wait-words.js';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import { fieldMessage } from '../../web/content/messages.js';
import { storedApplications, validApplication } from './support/applications.js';
import { expect, test } from './support/browser-test.js';
import { holdAnswer } from './support/page-state.js';
import { type FieldMessages, LicenceForm, SUBMIT_URL } from './support/licence-form.js';

const SERIAL_NUMBER_URL = `${API_BASE}/${API_CALLS.getModelBySerialNumber}`;
const INVITATION_CODE_URL = `${API_BASE}/${API_CALLS.checkInvitationCode}`;

/** Messages of an edition for fields that fail alike. */
function messages(
  edition: Edition,
  code: FieldErrorCode,
  fields: readonly LicenceField[],
): FieldMessages {
  return Object.fromEntries(fields.map((field) => [field, fieldMessage(edition, field, code)]));
}

/**
 * Required fields that an untouched form leaves empty. The Chinese one begins with a contact method,
 * with China, and so with its dialling code.
 */
function missingAtFirst(edition: Edition): readonly LicenceField[] {
  const contactMethod = 'telephone';
  const required = requiredLicenceFields(edition, { contactMethod });
  const preset: readonly LicenceField[] =
    edition === 'zh' ? ['contactMethod', 'country', 'areaCode'] : [];
  return LICENCE_FIELDS.filter((field) => required.has(field) && !preset.includes(field));
}

function without(values: LicenceValues, ...fields: readonly LicenceField[]): LicenceValues {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !fields.includes(field as LicenceField)),
  );
}

for (const edition of EDITIONS) {
  test.describe(`a wrong application, ${edition}`, () => {
    test('names every field that is missing', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(new URL(request.url()).pathname));
      await visit(edition, form.path);
      const title = await page.title();
      await form.submit();

      await form.expectErrors(messages(edition, 'REQUIRED', missingAtFirst(edition)));
      await expect(page).toHaveTitle(form.texts.summary.titlePrefix + title);
      expect(sent).not.toContain(SUBMIT_URL);
    });

    test('leads from each message to its field', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      await form.submit();
      const rejected = missingAtFirst(edition);
      const links = form.summary.getByRole('link');
      await expect(links).toHaveCount(rejected.length);
      for (const [index, field] of rejected.entries()) {
        await links.nth(index).click();
        const control = form.field(field);
        await expect(
          field === 'topic' ? control.getByRole('radio').first() : control,
        ).toBeFocused();
        await expect(control).toBeInViewport();
      }
    });

    test('says which values it cannot read', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      const values = validApplication(edition, {
        institution: '长'.repeat(MAX_LENGTH.institution + 1),
        email: 'nobody@nowhere',
        ...(edition === 'en' && { telephone: 'call me' }),
      });
      await visit(edition, form.path);
      await form.fillIn(values);
      await form.submit();
      await form.expectErrors({
        ...messages(edition, 'TOO_LONG', ['institution']),
        ...messages(edition, 'INVALID', edition === 'en' ? ['telephone', 'email'] : ['email']),
      });
      await form.expectValues(values);
    });

    test('says what the server alone can tell: no such telephone', async ({
      page,
      server,
      visit,
      complaints,
    }) => {
      complaints.expectFailedRequest(SUBMIT_URL);
      const form = new LicenceForm(page, edition);
      const values = validApplication(edition, {
        ...(edition === 'zh' && { contactMethod: 'telephone', areaCode: '86' }),
        telephone: '00000',
      });
      const typed = edition === 'zh' ? without(values, 'email') : values;
      const institution = `Institution of ${values.email}`;
      await visit(edition, form.path);
      await form.fillIn({ ...typed, institution });
      await form.submit();
      await form.expectErrors(messages(edition, 'INVALID', ['telephone']));
      await form.expectValues(typed.telephone ? { telephone: typed.telephone, institution } : {});
      expect(
        await server.sql('SELECT 1 FROM licence_applications WHERE institution = $1', [
          institution,
        ]),
      ).toEqual([]);
    });

    test('warns at once of a wrong serial number or invitation code', async ({
      page,
      visit,
      complaints,
    }) => {
      complaints.expectFailedRequest(SERIAL_NUMBER_URL);
      complaints.expectFailedRequest(INVITATION_CODE_URL);
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      const values = validApplication(edition);
      await form.fillIn(values);
      await form.set('serialNumber', 'DEMO-NONE-0000');
      await form.set('invitationCode', 'DEMO-NOBODY');
      const wrong = messages(edition, 'INVALID', ['serialNumber', 'invitationCode']);
      await form.expectError('serialNumber', wrong.serialNumber ?? '');
      await form.expectError('invitationCode', wrong.invitationCode ?? '');
      await expect(form.summary).toBeHidden();
      // Read aloud, too: the fields have been left.
      const aloud = page.getByRole('status');
      await expect(aloud.filter({ hasText: wrong.serialNumber ?? '' })).toHaveCount(1);
      await expect(aloud.filter({ hasText: wrong.invitationCode ?? '' })).not.toHaveCount(0);

      await form.submit();
      await expect(form.summary).toBeFocused();
      await expect(form.summary).toContainText(wrong.serialNumber ?? '');
      await expect(form.summary).toContainText(wrong.invitationCode ?? '');

      await form.set('serialNumber', values.serialNumber ?? '');
      await expect(form.field('serialNumber')).not.toHaveAttribute('aria-invalid', 'true');
    });

    test('keeps no message under what was corrected', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      await form.submit();
      await expect(form.summary).toBeFocused();
      const isWrong = (field: LicenceField) =>
        expect(form.field(field)).toHaveAttribute('aria-invalid', 'true');
      const isRight = (field: LicenceField) =>
        expect(form.field(field)).not.toHaveAttribute('aria-invalid', 'true');
      await isWrong('agreement');
      await form.field('agreement').check();
      await isRight('agreement');
      await form.field('agreement').uncheck();
      await isWrong('agreement');
      await isWrong('institution');
      await form.field('institution').fill('Sample Hospital');
      await isRight('institution');
      await isWrong('surname');
      if (edition === 'en') {
        await form.field('email').fill('nobody@nowhere');
        await isWrong('email');
        await form.field('email').fill('nobody@example.org');
        await isRight('email');
      }
      if (edition === 'en') {
        // The area code follows the country.
        await isWrong('areaCode');
        await form.field('country').selectOption('CN');
        await isRight('country');
        await isRight('areaCode');
        // Places of China are selected, others are written.
        await form.expectError('city', fieldMessage('en', 'city', 'REQUIRED', 'CN'));
        await form.field('country').selectOption('GB');
        await form.expectError('city', fieldMessage('en', 'city', 'REQUIRED', 'GB'));
      }
    });

    for (const [reason, status, words] of [
      ['RATE_LIMITED', 429, 'limited'],
      ['INTERNAL_ERROR', 500, 'unchecked'],
    ] as const) {
      test(`offers no product while the number is not checked, ${reason}`, async ({
        page,
        visit,
        complaints,
      }) => {
        complaints.expectFailedRequest(SERIAL_NUMBER_URL);
        const form = new LicenceForm(page, edition);
        await visit(edition, form.path);
        const data = { reason, ...(status === 429 && { retryAfterSeconds: 2 }) };
        let asked = 0;
        await page.route(`**${SERIAL_NUMBER_URL}`, (route) => {
          asked += 1;
          if (asked > 2) return route.continue();
          return route.fulfill({ status, json: { errorCode: status, errorMsg: reason, data } });
        });
        await form.set('serialNumber', 'DEMO-HART-0004');
        const said = fillIn(form.texts.product[words], { time: waitWords(2, edition) });
        await expect(page.getByRole('status').getByText(said)).toBeVisible();
        await expect(form.field('modelType').getByRole('radio')).toHaveCount(0);
        // Without anybody doing anything.
        const found = fillIn(form.texts.product.found, { count: 6 });
        await expect(page.getByText(found)).toBeVisible();
        await expect(form.field('modelType').getByRole('radio')).toHaveCount(6);
        expect(asked).toBe(3);
      });
    }

    test('opens province and city once the country is chosen', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      const { countryFirst, provinceFirst } = form.texts.places;
      if (edition === 'zh') {
        await expect(form.field('country')).toHaveValue('CN');
        await form.set('country', '');
      }
      for (const field of ['province', 'city'] as const) {
        await expect(form.field(field)).toHaveAttribute('aria-disabled', 'true');
        await expect(form.field(field).getByRole('option')).toHaveText([countryFirst]);
      }
      await form.set('country', 'CN');
      await expect(form.field('province')).not.toHaveAttribute('aria-disabled', 'true');
      await expect(form.field('city').getByRole('option')).toHaveText([provinceFirst]);
      await form.set('province', '330000');
      await form.set('city', '330100');
      await form.set('country', 'GB');
      await form.set('province', 'Greater London');
    });

    test('says that the provinces are on their way', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      const { choose, places } = form.texts;
      const answer = await holdAnswer(page, `${API_BASE}/${API_CALLS.getAllArea}`);
      await visit(edition, form.path);
      await form.set('country', 'CN');
      await expect(form.field('province').getByRole('option')).toHaveText([places.loading]);
      answer();
      await expect(form.field('province').getByRole('option').first()).toHaveText(choose);
    });

    test('says that the countries are on their way', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      const { choose, places } = form.texts;
      const answer = await holdAnswer(page, `${API_BASE}/${API_CALLS.getAllCountries}`);
      await visit(edition, form.path);
      const lists = (['country', 'areaCode'] as const).map((field) =>
        form.field(field).getByRole('option').first(),
      );
      for (const first of lists) await expect(first).toHaveText(places.loading);
      answer();
      for (const first of lists) await expect(first).toHaveText(choose);
    });

    test('the words about consent cover nothing', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      await form.field('agreement').focus();
      const tooltip = await page.getByRole('tooltip').boundingBox();
      if (!tooltip) throw new Error('No tooltip shows');
      const covered = await page.evaluate(({ x, y, width, height }) => {
        const others = document.querySelectorAll('form :is(label, summary, button, input, select)');
        return [...others]
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const isBeside = box.right <= x || box.left >= x + width;
            return box.height > 0 && !isBeside && box.bottom > y && box.top < y + height;
          })
          .map(({ id, tagName }) => id || tagName);
      }, tooltip);
      expect(covered).toEqual([]);
    });

    test('says next to the box that consent is missing', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      await form.submit();
      const question = page.locator('[data-field]').filter({ has: form.field('agreement') });
      const label = await question.locator('label').boundingBox();
      const error = await question.getByRole('paragraph').boundingBox();
      if (!label || !error) throw new Error('No error shows');
      expect(error.y - (label.y + label.height)).toBeLessThan(label.height / 2);
    });

    test('asks for the serial number before the product', async ({ page, visit }) => {
      const form = new LicenceForm(page, edition);
      await visit(edition, form.path);
      const { serialFirst, found } = form.texts.product;
      const warning = page.getByRole('status').getByText(serialFirst);
      await expect(warning).toBeVisible();
      await expect(form.field('modelType')).toHaveAccessibleDescription(new RegExp(serialFirst));
      await expect(form.field('modelType').getByRole('radio')).toHaveCount(0);

      await form.set('serialNumber', 'DEMO-HART-0004');
      await expect(page.getByText(found.replace('{count}', '6'))).toBeVisible();
      await expect(warning).toBeHidden();
    });

    test('is not accepted without consent', async ({ page, server, visit }) => {
      const form = new LicenceForm(page, edition);
      const values = without(validApplication(edition), 'agreement');
      await visit(edition, form.path);
      await form.fillIn(values);
      await form.submit();
      await form.expectErrors(messages(edition, 'REQUIRED', ['agreement']));
      expect(await storedApplications(server, values.email)).toEqual([]);

      await form.field('agreement').focus();
      await expect(page.getByRole('tooltip')).toHaveText(form.texts.consent.tooltip);
      await expect(page.getByRole('tooltip')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tooltip')).toBeHidden();
    });
  });
}

test('the Chinese form asks for the contact method chosen', async ({ page, visit }) => {
  const form = new LicenceForm(page, 'zh');
  await visit('zh', form.path);
  const title = await page.title();
  const values = without(validApplication('zh'), 'email');
  await form.fillIn(values);
  await form.submit();
  await form.expectErrors(messages('zh', 'REQUIRED', ['email']));
  await expect(form.field('telephone')).toBeHidden();

  await form.set('contactMethod', 'telephone');
  // Nothing is left that its items could lead to.
  await expect(form.summary).toBeHidden();
  await expect(page).toHaveTitle(title);
  await form.submit();
  await form.expectErrors(messages('zh', 'REQUIRED', ['telephone']));
  await expect(form.field('email')).toBeHidden();
});

test('the Chinese summary keeps to what the contact method asks for', async ({ page, visit }) => {
  const form = new LicenceForm(page, 'zh');
  await visit('zh', form.path);
  await form.submit();
  const missing = missingAtFirst('zh');
  const items = form.summary.getByRole('link');
  const { telephone } = form.texts.labels;
  await expect(items).toHaveCount(missing.length);
  await expect(items.filter({ hasText: telephone })).toHaveCount(1);
  await form.set('contactMethod', 'email');
  await expect(items.filter({ hasText: telephone })).toHaveCount(0);
  const { title } = form.texts.summary;
  await expect(form.summary.getByRole('heading')).toHaveText(
    fillIn(title, { count: missing.length - 1 }),
  );
  await form.set('contactMethod', 'telephone');
  await expect(items).toHaveCount(missing.length);
});
