import { editionRoutes, menuRows } from '../../site/permission-routes.js';
import type { Edition } from '../../contract/editions.js';
import { productById, type ProductGroup, PRODUCTS, SUBGROUPS } from '../../contract/products.js';
import { pageGroup, type PageId, pathOf, type RouteRow } from '../../contract/routes.js';
import type { Ui } from '../../content/zh/ui.js';

/** Brain or heart, where a page belongs to one of them. */
export function groupOfRow(row: RouteRow): ProductGroup | undefined {
  const group = pageGroup(row);
  return group === 'company' ? undefined : group;
}

export interface MenuLink {
  readonly id: PageId;
  readonly label: string;
  readonly href: string;
  readonly hot: boolean;
}

export interface MenuSubgroup {
  readonly heading: string;
  readonly links: readonly MenuLink[];
}

export interface MenuGroup {
  readonly group: ProductGroup;
  readonly link: MenuLink;
  readonly subgroups: readonly MenuSubgroup[];
}

/** Name of an entry in the menu. */
export function menuLabel(ui: Ui, row: RouteRow, edition: Edition): string {
  if (row.product) return productById(row.product).name[edition];
  if (row.meta.title) return ui.menu[row.meta.title];
  const labels: Readonly<Record<string, string | undefined>> = ui.menu;
  return labels[row.id] ?? row.id;
}

export function menuLink(ui: Ui, row: RouteRow, edition: Edition): MenuLink {
  return {
    id: row.id,
    label: menuLabel(ui, row, edition),
    href: pathOf(row.id, edition),
    hot: row.meta.hot,
  };
}

/** Entries of a parent, or of the first grade. */
export function menuLinks(
  ui: Ui,
  edition: Edition,
  parent?: PageId,
  routes = editionRoutes(edition),
): readonly MenuLink[] {
  return menuRows(routes, parent).map((row) => menuLink(ui, row, edition));
}

/** The products menu: brain and heart, each with its subgroups. */
export function productMenu(
  ui: Ui,
  edition: Edition,
  routes = editionRoutes(edition),
): readonly MenuGroup[] {
  return menuRows(routes, 'innovative').map((row) => {
    const group = row.id as ProductGroup;
    const rows = menuRows(routes, row.id);
    return {
      group,
      link: menuLink(ui, row, edition),
      subgroups: SUBGROUPS[group].map((subgroup) => ({
        heading: ui.subgroups[subgroup],
        links: rows
          .filter(({ product }) =>
            PRODUCTS.some((p) => p.id === product && p.subgroup === subgroup),
          )
          .map((child) => menuLink(ui, child, edition)),
      })),
    };
  });
}
