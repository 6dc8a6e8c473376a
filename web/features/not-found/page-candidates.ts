import type { EditionContent } from '../../content/types.js';
import type { Edition } from '../../contract/editions.js';
import { indexedRows } from '../../contract/navigation.js';
import { PRODUCT_IDS } from '../../contract/products.js';
import type { PageId } from '../../contract/routes.js';
import { loadProductEntry } from '../../products/load-product.js';
import { menuLabel } from '../../ui/layout/menu-entries.js';
import type { Candidate } from './suggest-pages.js';

type PageTitles = Readonly<Partial<Record<PageId, string>>>;

/** Titles of all pages of an edition. */
export async function loadPageTitles(edition: Edition): Promise<PageTitles> {
  const { pages } =
    edition === 'zh'
      ? await import('../../content/zh/pages.js')
      : await import('../../content/en/pages.js');
  const titles = Object.entries(pages).map(([id, text]) => [id, text.title]);
  const ofProducts = PRODUCT_IDS.map(async (id) => [
    `product:${id}`,
    (await loadProductEntry(id)).title[edition],
  ]);
  return Object.fromEntries([...titles, ...(await Promise.all(ofProducts))]) as PageTitles;
}

/** Pages of an edition that anybody may be looking for, with their names and titles. */
export function pageCandidates(
  edition: Edition,
  ui: EditionContent['ui'],
  titles: PageTitles,
): readonly Candidate[] {
  return indexedRows(edition).flatMap((row) => {
    const title = titles[row.id];
    if (title === undefined) return [];
    return [
      { path: row.address, label: title, names: [row.id, menuLabel(ui, row, edition), title] },
    ];
  });
}
