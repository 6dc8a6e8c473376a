import { expect, type Locator, type Page } from '@playwright/test';
import { fillIn } from '../../../web/content/words.js';
import { API_BASE, API_CALLS } from '../../../web/contract/api.js';
import type { Edition } from '../../../web/contract/editions.js';
import {
  LICENCE_FIELDS,
  type LicenceField,
  type LicenceValues,
} from '../../../web/contract/licence-application.js';
import { PRODUCTS } from '../../../web/contract/products.js';
import { pathOf } from '../../../web/contract/routes.js';
import { containing, TEXTS } from './texts.js';

export const SUBMIT_URL = `${API_BASE}/${API_CALLS.submitInfo}`;

const CHOICES = ['topic', 'modelType', 'contactMethod'] as const;
type Choice = (typeof CHOICES)[number];
export type FieldMessages = Readonly<Partial<Record<LicenceField, string>>>;

const OPTIONAL: readonly LicenceField[] = ['address', 'invitationCode', 'remark'];

export function isChoice(field: LicenceField): field is Choice {
  return (CHOICES as readonly LicenceField[]).includes(field);
}

/** The licence application as a visitor of an edition meets it. */
export class LicenceForm {
  readonly texts;
  readonly path: string;
  readonly submittedPath: string;
  readonly summary: Locator;
  readonly submitButton: Locator;

  constructor(
    readonly page: Page,
    readonly edition: Edition,
  ) {
    this.texts = TEXTS[edition].form;
    this.path = pathOf('license', edition);
    this.submittedPath = pathOf('licenseSubmitted', edition);
    this.summary = page.getByRole('alert');
    this.submitButton = page.getByRole('button', { name: this.texts.submit.idle, exact: true });
  }

  /** A field's control; the whole group where the field has several. */
  field(field: LicenceField): Locator {
    const name = this.nameOf(field);
    const find = (role: 'radiogroup' | 'checkbox' | 'combobox' | 'textbox') =>
      this.page.getByRole(role, { name, exact: true });
    if (isChoice(field)) return find('radiogroup');
    if (field === 'agreement') return find('checkbox');
    return find('combobox').or(find('textbox'));
  }

  choice(field: Choice, value: string): Locator {
    const labels: Readonly<Record<string, string>> = {
      ...this.texts.topics,
      ...this.texts.contactMethods,
      ...Object.fromEntries(PRODUCTS.map(({ id, name }) => [id, name[this.edition]])),
    };
    return this.field(field).getByRole('radio', { name: labels[value] ?? value, exact: true });
  }

  async fillIn(values: LicenceValues): Promise<void> {
    for (const field of LICENCE_FIELDS) {
      const value = values[field];
      if (value !== undefined) await this.set(field, value);
    }
  }

  /** Leaves the field as well: leaving a code starts its check. */
  async set(field: LicenceField, value: string): Promise<void> {
    const control = this.field(field);
    if (isChoice(field)) await this.choice(field, value).check();
    else if (field === 'agreement') await control.check();
    else if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
      await control.selectOption(value);
    } else {
      await control.fill(value);
      await control.blur();
    }
  }

  async expectValues(values: LicenceValues): Promise<void> {
    for (const field of LICENCE_FIELDS) {
      const value = values[field];
      if (value === undefined) continue;
      if (isChoice(field)) await expect(this.choice(field, value)).toBeChecked();
      else if (field === 'agreement') await expect(this.field(field)).toBeChecked();
      else await expect(this.field(field)).toHaveValue(value);
    }
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
  }

  /** The reference on the page that follows a successful submission. */
  async reference(): Promise<string> {
    await this.page.waitForURL(({ pathname }) => pathname === this.submittedPath);
    const { message } = TEXTS[this.edition].submitted;
    await expect(this.page.getByRole('status').filter({ hasText: message })).toBeVisible();
    // Known to the browser alone: it comes with the page's code.
    return this.page.getByRole('main').getByRole('definition').first().innerText();
  }

  /** Exactly these messages: in the focused summary, and beside each field. */
  async expectErrors(messages: FieldMessages): Promise<void> {
    const { summary, labelColon } = this.texts;
    const rejected = LICENCE_FIELDS.filter((field) => messages[field] !== undefined);
    await expect(this.summary).toBeFocused();
    const title = fillIn(summary.title, { count: rejected.length });
    await expect(this.summary.getByRole('heading')).toHaveText(title);
    await expect(this.page).toHaveTitle(new RegExp(`^${containing(summary.titlePrefix).source}`));
    await expect(this.summary.getByRole('link')).toHaveText(
      rejected.map((field) => {
        const message = messages[field] ?? '';
        return field === 'agreement' ? message : this.texts.labels[field] + labelColon + message;
      }),
    );
    for (const field of rejected) await this.expectError(field, messages[field] ?? '');
  }

  async expectError(field: LicenceField, message: string): Promise<void> {
    const control = this.field(field);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(containing(message));
    const question = this.page.locator('[data-field]').filter({ has: control });
    const paragraphs = question.or(control).getByRole('paragraph');
    await expect(paragraphs.filter({ hasText: message })).toBeVisible();
  }

  /** What the visitor is told about a failure that no field is to blame for. */
  async expectNotice(title: string): Promise<void> {
    await expect(this.summary).toBeFocused();
    await expect(this.summary.getByRole('heading')).toHaveText(title);
  }

  private nameOf(field: LicenceField): string {
    const { labels, optional, consent } = this.texts;
    // In Chinese one label holds both, in English the second part opens the policy.
    const space = this.edition === 'zh' ? '' : ' ';
    if (field === 'agreement') return consent.before + space + consent.policy;
    return OPTIONAL.includes(field) ? labels[field] + optional : labels[field];
  }
}
