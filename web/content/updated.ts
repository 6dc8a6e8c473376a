import { PRODUCTS } from '../contract/products.js';
import type { PageId } from '../contract/routes.js';

/**
 * Day on which the content of a page last changed in either edition, for search engines: change it
 * with the texts. A legal text's day is that of its version, a product's stands on its line in
 * `web/contract/products.ts`. Pages that are not indexed have none.
 */
export const UPDATED: Readonly<Partial<Record<PageId, string>>> = {
  home: '2026-11-28',
  instructions: '2026-11-28',
  intracranial: '2026-11-28',
  intracardiac: '2026-11-28',
  scienceResearch: '2026-11-28',
  license: '2026-11-28',
  about: '2026-11-28',
  news: '2026-11-28',
  licenseStatus: '2026-11-25',
  job: '2026-11-27',
  'job:image-algorithms': '2026-11-27',
  'job:computational-haemodynamics': '2026-11-27',
  'job:desktop-software': '2026-11-27',
  'job:verification': '2026-11-27',
  'job:clinical-application': '2026-11-27',
  'job:regulatory-affairs': '2026-11-27',
  'job:clinical-research': '2026-11-27',
  'job:interaction-design': '2026-11-27',
  privacyPolicy: '2022-01-01',
  useClause: '2022-01-01',
  accessibility: '2026-11-20',
  guidance: '2026-11-28',
  ...Object.fromEntries(PRODUCTS.map(({ id, updated }) => [`product:${id}`, updated])),
};

/** Day of the last change; a page without one is a mistake of the table. */
export function updatedDay(id: PageId): string {
  const day = UPDATED[id];
  if (day === undefined) throw new Error(`No day of the last change is known of the page ${id}`);
  return day;
}
