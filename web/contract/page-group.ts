import { productById } from './products.js';
import type { RouteRow } from './routes.js';

export const PAGE_GROUPS = ['intracranial', 'intracardiac', 'company'] as const;

/** Brain, heart, or the company and its services. */
export type PageGroup = (typeof PAGE_GROUPS)[number];

export function pageGroup({ id, parent, product }: RouteRow): PageGroup {
  if (product) return productById(product).group;
  const group = [id, parent].find((page) => page === 'intracranial' || page === 'intracardiac');
  return group ?? 'company';
}
