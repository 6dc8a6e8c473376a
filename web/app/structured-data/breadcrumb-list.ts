import { menuLabel } from '../../ui/layout/menu-entries.js';
import type { PageText } from '../../content/types.js';
import { routeById, type RouteRow } from '../../contract/routes.js';
import { pageUrl } from '../head-links.js';
import type { Site } from '../../site/site.js';
import type { JsonLdNode } from './structured-data.js';

/** Rows above a page that are pages themselves, home first. */
function rowsAbove({ parent }: RouteRow): readonly RouteRow[] {
  if (parent === undefined) return [routeById('home')];
  const row = routeById(parent);
  return row.redirectTo ? rowsAbove(row) : [...rowsAbove(row), row];
}

/** The way from home to a page; home itself has none. */
export function breadcrumbList(site: Site, row: RouteRow, text: PageText): readonly JsonLdNode[] {
  if (row.id === 'home') return [];
  const { edition, origins, content } = site;
  const trail = [...rowsAbove(row), row].flatMap((step) => {
    const item = pageUrl(step, edition, origins);
    if (item === undefined) return [];
    return [{ name: step === row ? text.title : menuLabel(content.ui, step, edition), item }];
  });
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, item }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    },
  ];
}
