import { otherEdition } from '../../web/contract/editions.js';
import { CONSENT_FIELD } from '../../web/contract/inquiries.js';
import { productById } from '../../web/contract/products.js';
import { pathOf } from '../../web/contract/routes.js';
import { fieldMessage } from '../../web/content/messages.js';
import { expectAccessible } from './support/axe.js';
import { expect, originOf, test, untilHydrated } from './support/browser-test.js';
import { storedInquiries, validInquiry } from './support/inquiries.js';
import { ASKED_PRODUCT, FORMS, InquiryForm } from './support/inquiry-form.js';
import { Keyboard } from './support/keyboard.js';
import { TEXTS } from './support/texts.js';

for (const [kind, edition] of FORMS) {
  test.describe(`${kind}, ${edition}`, () => {
    test('is stored and thanked for under its reference', async ({ page, server, visit }) => {
      const form = new InquiryForm(page, kind, edition);
      const { values, address } = validInquiry(kind, edition);
      await visit(edition, form.path);
      const title = await page.title();
      await form.fillIn(values);
      await form.submitButton.click();

      const reference = await form.reference();
      expect(await storedInquiries(server, address)).toEqual([
        { reference, kind, product: values.product ?? null, status: 'new' },
      ]);
      await expect(page).toHaveTitle(title);
      const shown = await page.locator('main').innerText();
      expect(shown).not.toContain(address);
      await expectAccessible(page);

      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await page.reload();
      await expect(form.submitButton).toBeVisible();
      for (const { name } of form.fields) {
        if (name === CONSENT_FIELD) await expect(form.field(name)).not.toBeChecked();
        else await expect(form.field(name)).toHaveValue(name === 'product' ? ASKED_PRODUCT : '');
      }
      expect(sent.filter((url) => url.endsWith(form.submitUrl))).toEqual([]);
    });

    test('names every field that is missing, and leads to each', async ({ page, visit }) => {
      const form = new InquiryForm(page, kind, edition);
      await visit(edition, form.path);
      const title = await page.title();
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await form.submitButton.click();

      const missing = form.fields.filter(({ name, required }) => required && name !== 'product');
      await form.expectErrors(
        Object.fromEntries(
          missing.map(({ name }) => [name, fieldMessage(edition, name, 'REQUIRED')]),
        ),
      );
      await expect(page).toHaveTitle(form.texts.summary.titlePrefix + title);
      await expectAccessible(page);
      for (const [index, { name }] of missing.entries()) {
        await form.summary.getByRole('link').nth(index).click();
        await expect(form.field(name)).toBeFocused();
        await expect(form.field(name)).toBeInViewport();
      }
      expect(sent.filter((url) => url.endsWith(form.submitUrl))).toEqual([]);
    });

    test('is not sent without consent, which nobody has ticked beforehand', async ({
      page,
      server,
      visit,
    }) => {
      const form = new InquiryForm(page, kind, edition);
      const { values, address } = validInquiry(kind, edition);
      const { [CONSENT_FIELD]: agreed, ...rest } = values;
      await visit(edition, form.path);
      await expect(form.field(CONSENT_FIELD)).not.toBeChecked();
      await form.fillIn(rest);
      await form.submitButton.click();
      await form.expectErrors({
        [CONSENT_FIELD]: fieldMessage(edition, CONSENT_FIELD, 'REQUIRED'),
      });
      expect(await storedInquiries(server, address)).toEqual([]);

      await form.field(CONSENT_FIELD).check();
      await form.submitButton.click();
      await form.reference();
      expect(agreed).toBe('true');
      expect(await storedInquiries(server, address)).toHaveLength(1);
    });

    test('leads to the privacy policy and keeps what was typed', async ({ page, visit }) => {
      const form = new InquiryForm(page, kind, edition);
      const { values } = validInquiry(kind, edition);
      await visit(edition, form.path);
      await form.fillIn(values);
      const { policy } = form.texts.consent;
      await form.form.getByRole('link', { name: policy, exact: true }).click();
      await page.waitForURL(({ pathname }) => pathname === pathOf('privacyPolicy', edition));
      await page.goBack();
      await form.expectValues(values);
    });

    test('says which values it cannot read', async ({ page, visit }) => {
      const form = new InquiryForm(page, kind, edition);
      const { values } = validInquiry(kind, edition);
      const patterned = form.fields
        .filter(({ name, pattern }) => pattern && name !== CONSENT_FIELD)
        .map(({ name }) => name);
      const [longest] = form.fields.filter(({ name }) => /company|institution/i.test(name));
      const wrong = {
        ...values,
        ...Object.fromEntries(patterned.map((name) => [name, 'nobody@nowhere'])),
        ...(longest && { [longest.name]: '长'.repeat(longest.maxLength + 1) }),
      };
      await visit(edition, form.path);
      await form.fillIn(wrong);
      await form.submitButton.click();
      await form.expectErrors({
        ...Object.fromEntries(
          patterned.map((name) => [name, fieldMessage(edition, name, 'INVALID')]),
        ),
        ...(longest && { [longest.name]: fieldMessage(edition, longest.name, 'TOO_LONG') }),
      });
      await form.expectValues(wrong);
    });

    test('is filled in and sent with the keyboard alone', async ({ page, server, visit }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const form = new InquiryForm(page, kind, edition);
      const keyboard = new Keyboard(page);
      const { values, address } = validInquiry(kind, edition);
      await visit(edition, form.path);
      // The way through header and contents is another test's.
      await form.field(form.fields[0]?.name ?? '').focus();
      for (const { name } of form.fields) {
        const control = form.field(name);
        await keyboard.tabTo(control);
        if (name === CONSENT_FIELD) {
          await keyboard.press('Space');
          continue;
        }
        const isList = await control.evaluate((element) => element instanceof HTMLSelectElement);
        await (isList
          ? keyboard.select(control, values[name] ?? '')
          : keyboard.type(values[name] ?? ''));
      }
      await keyboard.tabTo(form.submitButton);
      await keyboard.press('Enter');
      const reference = await form.reference();
      expect(await storedInquiries(server, address)).toEqual([
        expect.objectContaining({ reference }),
      ]);
      // Whoever has no mouse is where the news is.
      const place =
        kind === 'consultation'
          ? form.button(form.own.submit.done)
          : page.getByRole('heading', { name: form.own.done.heading, exact: true });
      await expect(place).toBeFocused();
    });

    if (kind === 'consultation') {
      test('stays folded in the other edition unless something was written', async ({
        page,
        server,
        visit,
      }) => {
        const form = new InquiryForm(page, kind, edition);
        const other = otherEdition(edition);
        const counterpart = new InquiryForm(page, kind, other);
        const change = async () => {
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
          const name = TEXTS[edition].ui.languageSwitch;
          await page.getByRole('link', { name, exact: true }).click();
          const address = originOf(server, other) + pathOf(counterpart.id, other);
          await page.waitForURL((url) => url.href.startsWith(address));
          await untilHydrated(page);
        };
        await visit(edition, pathOf(form.id, edition));
        await change();
        const drawer = page.locator('details:has(> #consultation)');
        await expect(drawer).not.toHaveAttribute('open');
        await page.reload();
        await untilHydrated(page);
        await expect(drawer).not.toHaveAttribute('open');

        await visit(edition, form.path);
        await form.field('lastName').fill('王');
        await change();
        await expect(drawer).toHaveAttribute('open');
        await expect(counterpart.field('lastName')).toHaveValue('王');
        await expect(counterpart.field('product')).toHaveValue(ASKED_PRODUCT);
      });

      test('the product of the page is chosen, and the button keeps the result', async ({
        page,
        visit,
      }) => {
        const form = new InquiryForm(page, kind, edition);
        const other = new InquiryForm(page, kind, edition, 'product:AccuFFicas');
        await visit(edition, other.path);
        await expect(form.field('product')).toHaveValue('AccuFFicas');
        await expect(form.field('product').locator('option:checked')).toHaveText(
          productById('AccuFFicas').name[edition],
        );

        await visit(edition, form.path);
        await expect(form.field('product')).toHaveValue(ASKED_PRODUCT);
        await form.fillIn(validInquiry(kind, edition).values);
        let posts = 0;
        page.on('request', (request) => {
          if (request.url().endsWith(form.submitUrl)) posts += 1;
        });
        await form.submitButton.click();
        await form.reference();
        const done = form.button(form.own.submit.done);
        await expect(done).toBeEnabled();
        await done.click();
        await expect(form.summary).toBeHidden();
        await expect(done).toBeVisible();
        expect(posts).toBe(1);

        await form.field('lastName').fill('王');
        await expect(form.submitButton).toBeVisible();
      });
    } else {
      test('another one can follow', async ({ page, server, visit }) => {
        const form = new InquiryForm(page, kind, edition);
        await visit(edition, form.path);
        await form.fillIn(validInquiry(kind, edition).values);
        await form.submitButton.click();
        const first = await form.reference();
        await form.button(form.texts.sendAnother).click();
        await expect(form.field(form.fields[0]?.name ?? '')).toBeFocused();
        await expect(form.field(form.fields[0]?.name ?? '')).toHaveValue('');

        const { values, address } = validInquiry(kind, edition);
        await form.fillIn(values);
        await form.submitButton.click();
        await expect(page.getByText(form.own.done.message)).toBeVisible();
        const second = await form.reference();
        expect(second).not.toBe(first);
        expect(await storedInquiries(server, address)).toHaveLength(1);
      });
    }
  });
}
