import { expect, type Locator, type Page } from '@playwright/test';
import { fillIn } from '../../../web/content/words.js';
import { API_BASE } from '../../../web/contract/api.js';
import type { Edition } from '../../../web/contract/editions.js';
import {
  CONSENT_FIELD,
  INQUIRY_CALLS,
  INQUIRY_FIELDS,
  type InquiryKind,
} from '../../../web/contract/inquiries.js';
import { type PageId, pathOf } from '../../../web/contract/routes.js';
import { inquiryForms as inquiryFormsEn } from '../../../web/features/inquiry/inquiry-forms.en.js';
import { inquiryForms as inquiryFormsZh } from '../../../web/features/inquiry/inquiry-forms.zh.js';
import { containing } from './texts.js';

const TEXTS = { zh: inquiryFormsZh, en: inquiryFormsEn };

/** Product on whose page the tests ask. */
export const ASKED_PRODUCT = 'AccuFFRct';

const PAGES: Readonly<Record<InquiryKind, PageId>> = {
  cooperation: 'scienceResearch',
  guidance: 'guidance',
  consultation: `product:${ASKED_PRODUCT}`,
};

/** Forms that each edition has. */
export const FORMS: readonly (readonly [InquiryKind, Edition])[] = [
  ['cooperation', 'zh'],
  ['guidance', 'zh'],
  ['guidance', 'en'],
  ['consultation', 'zh'],
  ['consultation', 'en'],
];

export type Messages = Readonly<Record<string, string>>;

/** One of the three forms as a visitor of an edition meets it. */
export class InquiryForm {
  readonly texts;
  readonly own;
  readonly path: string;
  readonly submitUrl: string;
  readonly fields;
  readonly form: Locator;
  readonly summary: Locator;
  readonly submitButton: Locator;

  constructor(
    readonly page: Page,
    readonly kind: InquiryKind,
    readonly edition: Edition,
    readonly id: PageId = PAGES[kind],
  ) {
    this.texts = TEXTS[edition];
    this.own = this.texts.forms[kind];
    // A product's is folded away until a link leads to it.
    this.path = pathOf(id, edition) + (kind === 'consultation' ? '#consultation' : '');
    this.submitUrl = `${API_BASE}/${INQUIRY_CALLS[kind]}`;
    this.fields = INQUIRY_FIELDS[kind][edition];
    this.form = page.getByRole('form', { name: this.own.heading, exact: true });
    this.summary = page.getByRole('alert');
    this.submitButton = this.button(this.own.submit.idle);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    if (name === CONSENT_FIELD) {
      const { before, policy, after } = this.texts.consent;
      return this.form.getByRole('checkbox', { name: before + policy + after, exact: true });
    }
    const { required } = this.fields.find((field) => field.name === name) ?? { required: true };
    const label = (this.own.labels[name] ?? name) + (required ? '' : this.texts.optional);
    const find = (role: 'combobox' | 'textbox') =>
      this.form.getByRole(role, { name: label, exact: true });
    return find('combobox').or(find('textbox'));
  }

  async fillIn(values: Messages): Promise<void> {
    for (const { name } of this.fields) {
      const value = values[name];
      if (value === undefined) continue;
      const control = this.field(name);
      if (name === CONSENT_FIELD) {
        await control.check();
        continue;
      }
      const isList = await control.evaluate((element) => element instanceof HTMLSelectElement);
      await (isList ? control.selectOption(value) : control.fill(value));
    }
  }

  async expectValues(values: Messages): Promise<void> {
    for (const { name } of this.fields) {
      const value = values[name];
      if (value === undefined) continue;
      if (name === CONSENT_FIELD) await expect(this.field(name)).toBeChecked();
      else await expect(this.field(name)).toHaveValue(value);
    }
  }

  /** The reference that stands in place of the form, or below it. */
  async reference(): Promise<string> {
    await expect(this.page.getByText(this.own.done.message)).toBeVisible();
    const term = this.page.getByText(this.texts.reference, { exact: true });
    return this.page.locator('dl').filter({ has: term }).getByRole('definition').innerText();
  }

  /** Exactly these messages: in the focused summary, and beside each field. */
  async expectErrors(messages: Messages): Promise<void> {
    const { summary, labelColon } = this.texts;
    const rejected = this.fields.filter(({ name }) => messages[name] !== undefined);
    await expect(this.summary).toBeFocused();
    const title = fillIn(summary.title, { count: rejected.length });
    await expect(this.summary.getByRole('heading')).toHaveText(title);
    await expect(this.page).toHaveTitle(new RegExp(`^${containing(summary.titlePrefix).source}`));
    await expect(this.summary.getByRole('link')).toHaveText(
      rejected.map(({ name }) => {
        const message = messages[name] ?? '';
        // The words of the consent name it themselves.
        return name === CONSENT_FIELD ? message : this.own.labels[name] + labelColon + message;
      }),
    );
    await expect(this.form.locator('[aria-invalid]')).toHaveCount(rejected.length);
    for (const { name } of rejected) {
      await expect(this.field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(this.field(name)).toHaveAccessibleDescription(containing(messages[name] ?? ''));
    }
  }

  /** What the visitor is told about a failure that no field is to blame for. */
  async expectNotice(...words: readonly string[]): Promise<void> {
    await expect(this.summary).toBeFocused();
    for (const word of words) await expect(this.summary).toContainText(word);
  }
}
