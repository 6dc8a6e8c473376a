import type { Company } from './types.js';
import type { Ui } from './zh/ui.js';

/** The texts of one edition that every page needs. */
export interface EditionContent {
  readonly company: Company;
  readonly ui: Ui;
}
