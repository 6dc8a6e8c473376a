import { EDITIONS } from '../../web/contract/editions.js';
import {
  LICENCE_FIELDS,
  type LicenceField,
  type LicenceValues,
} from '../../web/contract/licence-application.js';
import { pathOf } from '../../web/contract/routes.js';
import { storedApplications, validApplication } from './support/applications.js';
import { expect, test, untilHydrated } from './support/browser-test.js';
import { focusedStop, rememberUnfocused } from './support/focus-marks.js';
import { Keyboard } from './support/keyboard.js';
import { isChoice, LicenceForm } from './support/licence-form.js';
import { privacyHeading, TEXTS } from './support/texts.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function fillInByKeyboard(form: LicenceForm, values: LicenceValues): Promise<void> {
  const keyboard = new Keyboard(form.page);
  const enter = async (field: LicenceField, value: string): Promise<void> => {
    const control = form.field(field);
    if (isChoice(field)) {
      // Its answers come once the serial number has been left.
      if (field === 'modelType') await keyboard.tabTo(control);
      await expect(form.choice(field, value)).toBeAttached();
      return keyboard.choose(control.getByRole('radio'), form.choice(field, value));
    }
    await keyboard.tabTo(control);
    if (field === 'agreement') return keyboard.press('Space');
    const isList = await control.evaluate((element) => element instanceof HTMLSelectElement);
    return isList ? keyboard.select(control, value) : keyboard.type(value);
  };
  for (const field of LICENCE_FIELDS) {
    const value = values[field];
    if (value !== undefined) await enter(field, value);
  }
}

for (const edition of EDITIONS) {
  test.describe(`with the keyboard alone, ${edition}`, () => {
    const { ui, privacy, form: texts } = TEXTS[edition];

    test('an application is filled in and sent', async ({ page, server, visit }) => {
      const form = new LicenceForm(page, edition);
      const keyboard = new Keyboard(page);
      const values = validApplication(edition);
      await visit(edition, form.path);

      await keyboard.tabTo(form.submitButton);
      await keyboard.press('Enter');
      await expect(form.summary).toBeFocused();
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await expect(form.field('topic').getByRole('radio').first()).toBeFocused();

      await fillInByKeyboard(form, values);
      await keyboard.tabTo(form.submitButton);
      await keyboard.press('Enter');
      const reference = await form.reference();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await storedApplications(server, values.email)).toEqual([
        expect.objectContaining({ reference, product: values.modelType }),
      ]);
    });

    test('every stop of the licence page is marked and uncovered', async ({ page, visit }) => {
      await visit(edition, pathOf('license', edition));
      await rememberUnfocused(page);
      const stops = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await focusedStop(page);
        if (!stop) break;
        stops.push(stop);
        expect(stops.length).toBeLessThan(200);
      }
      expect(stops.length).toBeGreaterThan(LICENCE_FIELDS.length);
      expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
      expect(stops.filter(({ cover }) => cover !== null)).toEqual([]);
    });

    test('the skip link leads past the header', async ({ page, visit }) => {
      await visit(edition, pathOf('license', edition));
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: ui.skipToContent, exact: true });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });

    test('the skip link does not take the focus back from a quick Tab', async ({ page, visit }) => {
      await visit(edition, pathOf('license', edition));
      const field = page.getByRole('main').getByRole('textbox').first();
      await field.evaluate((next: HTMLElement) => {
        next.closest('main')?.addEventListener('focus', () => next.focus(), { once: true });
      });
      await page.getByRole('link', { name: ui.skipToContent, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
      await untilHydrated(page);
      await expect(field).toBeFocused();
    });

    test('the menu opens, and closes on Escape', async ({ page, visit }) => {
      const keyboard = new Keyboard(page);
      await visit(edition, pathOf('home', edition));
      const navigation = page.getByRole('navigation', { name: ui.menu.label, exact: true });
      const entry = navigation.locator('summary', { hasText: ui.menu.innovative });
      const product = navigation.getByRole('link', { name: 'AccuCTP' });
      await keyboard.tabTo(entry);
      await keyboard.press('Enter');
      await expect(product).toBeVisible();
      await keyboard.press('Tab');
      await keyboard.press('Escape');
      await expect(product).toBeHidden();
      await expect(entry).toBeFocused();

      await keyboard.press('Space');
      await keyboard.tabTo(product);
      await keyboard.press('Enter');
      await expect(page).toHaveURL(
        ({ pathname }) => pathname === pathOf('product:AccuCTP', edition),
      );
    });

    if (edition === 'zh') {
      test('the privacy text unfolds', async ({ page, visit }) => {
        const keyboard = new Keyboard(page);
        await visit(edition, pathOf('license', edition));
        const text = page.getByRole('heading', { name: privacyHeading(edition) });
        await expect(text).toBeHidden();
        await keyboard.tabTo(page.getByRole('main').locator('summary'));
        await keyboard.press('Enter');
        await expect(text).toBeVisible();
      });
    } else {
      test('the privacy dialog opens, closes and returns the focus', async ({ page, visit }) => {
        const keyboard = new Keyboard(page);
        await visit(edition, pathOf('license', edition));
        const opener = page.getByRole('button', { name: texts.consent.policy, exact: true });
        const dialog = page.getByRole('dialog', { name: privacy.title });
        await keyboard.tabTo(opener);
        await keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(
          1,
        );
        // The page behind it cannot be scrolled.
        await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
        await keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
        await expect(opener).toBeFocused();

        await keyboard.press('Space');
        await expect(dialog).toBeVisible();
        await keyboard.tabTo(dialog.getByRole('button', { name: texts.consent.close }));
        await keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      });
    }
  });
}
