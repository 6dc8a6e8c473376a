import { pageGroup } from '../../contract/page-group.js';
import type { ProductGroup } from '../../contract/products.js';
import type { RouteRow } from '../../contract/routes.js';

/** Brain or heart, where a page belongs to one of them. */
export function groupOfRow(row: RouteRow): ProductGroup | undefined {
  const group = pageGroup(row);
  return group === 'company' ? undefined : group;
}
