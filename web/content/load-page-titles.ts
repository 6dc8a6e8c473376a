import type { Edition } from '../contract/editions.js';
import type { PageId } from '../contract/routes.js';

export type PageTitles = Readonly<Partial<Record<PageId, string>>>;

/** Titles of all pages of an edition. */
export async function loadPageTitles(edition: Edition): Promise<PageTitles> {
  const { pages } =
    edition === 'zh' ? await import('./zh/pages.js') : await import('./en/pages.js');
  const titles = Object.entries(pages).map(([id, text]) => [id, text?.title]);
  return Object.fromEntries(titles) as PageTitles;
}
