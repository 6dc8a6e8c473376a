import type { PageId } from '../contract/routes.js';
import type { Company } from './types.js';
import type { Ui } from './zh/ui.js';

/** The texts of one edition that every page needs. */
export interface EditionTexts {
  readonly company: Company;
  readonly ui: Ui;
}

/** A product as the menu shows it. */
export interface MenuProduct {
  /** What it is, without its name. */
  readonly line: string;
  /** Address of a small picture. */
  readonly picture?: string;
}

/** What every page of an edition needs; the server puts it into the page. */
export interface EditionContent extends EditionTexts {
  readonly products: Readonly<Partial<Record<PageId, MenuProduct>>>;
}
