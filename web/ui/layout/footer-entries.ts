import type { Ui } from '../../content/zh/ui.js';
import type { Edition } from '../../contract/editions.js';
import { hasPage, type PageId, routeById } from '../../contract/routes.js';
import { type MenuLink, menuLink, menuLinks } from './menu-entries.js';
import { PRODUCT_GROUPS } from '../../contract/products.js';

export interface FooterLinks {
  readonly heading: string;
  readonly links: readonly MenuLink[];
}

function pages(ui: Ui, edition: Edition, ids: readonly PageId[]): readonly MenuLink[] {
  return ids.filter((id) => hasPage(id, edition)).map((id) => menuLink(ui, routeById(id), edition));
}

const LEGAL: readonly PageId[] = ['privacyPolicy', 'useClause'];

/** Groups of links of an edition's footer; the English one has no legal provisions. */
export function footerGroups(ui: Ui, edition: Edition): readonly FooterLinks[] {
  const groups: FooterLinks[] = [
    {
      heading: ui.footer.cooperation,
      links: pages(ui, edition, ['scienceResearch', 'license', 'guidance']),
    },
    {
      heading: ui.footer.products,
      links: PRODUCT_GROUPS.flatMap((group) => menuLinks(ui, edition, group)),
    },
  ];
  if (edition === 'zh') groups.push({ heading: ui.footer.legal, links: pages(ui, edition, LEGAL) });
  return groups;
}

/** Links of the last line: what no group has. */
export function footerLine(ui: Ui, edition: Edition): readonly MenuLink[] {
  const legal = edition === 'zh' ? [] : LEGAL;
  return pages(ui, edition, [...legal, 'accessibility', 'instructions']);
}
