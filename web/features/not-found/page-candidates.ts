import type { EditionContent } from '../../content/edition-content.js';
import type { PageTitles } from '../../content/load-page-titles.js';
import type { Edition } from '../../contract/editions.js';
import { HELD_ROLES, isKept } from '../../contract/permission.js';
import { ROUTES } from '../../contract/routes.js';
import { menuLabel } from '../../ui/layout/menu-entries.js';
import type { Candidate } from './suggest-pages.js';

/** Pages of an edition that anybody may be looking for, with their names and titles. */
export function pageCandidates(
  edition: Edition,
  ui: EditionContent['ui'],
  titles: PageTitles,
): readonly Candidate[] {
  return ROUTES.flatMap((row) => {
    const path = row.path[edition];
    const title = titles[row.id];
    const isOffered = row.meta.indexed && !row.redirectTo && isKept(row, edition, HELD_ROLES);
    if (path === undefined || title === undefined || !isOffered) return [];
    return [{ path, label: title, names: [row.id, menuLabel(ui, row, edition), title] }];
  });
}
