import type { Edition } from './editions.js';

export const PRODUCT_GROUPS = ['intracranial', 'intracardiac'] as const;

export type ProductGroup = (typeof PRODUCT_GROUPS)[number];

/** Headings below the two groups, in the order of the menu. */
export type ProductSubgroup = 'aneurysm' | 'stroke' | 'narrow' | 'accuffr' | 'structureFunction';

export const SUBGROUPS: Readonly<Record<ProductGroup, readonly ProductSubgroup[]>> = {
  intracranial: ['aneurysm', 'stroke', 'narrow'],
  intracardiac: ['accuffr', 'structureFunction'],
};

export interface Product {
  /** Stable identifier: the value of `modelType` in the API and of `product` in the database. */
  readonly id: string;
  /** Name shown in each edition. */
  readonly name: Readonly<Record<Edition, string>>;
  /** Last path segment of the product page in each edition. */
  readonly slug: Readonly<Record<Edition, string>>;
  readonly group: ProductGroup;
  readonly subgroup: ProductSubgroup;
  /** Day on which its texts last changed in either edition, for search engines. */
  readonly updated: string;
  /** Whether its page has a stage on which a model can be tried: `web/products/<id>/explorer`. */
  readonly hasExplorer?: boolean;
  /** True shows a marker image beside the menu entry. */
  readonly hot?: boolean;
}

function product<const Id extends string>(
  id: Id,
  group: ProductGroup,
  subgroup: ProductSubgroup,
  updated: string,
  more: Partial<Pick<Product, 'name' | 'slug' | 'hasExplorer' | 'hot'>> = {},
) {
  const slug = id.toLowerCase();
  const names = { name: { zh: id, en: id }, slug: { zh: slug, en: slug } };
  return { id, ...names, group, subgroup, updated, ...more };
}

/**
 * Every product that a serial number can cover, in the order of menus and pages: what the API, the
 * addresses and the menu know of it. Everything else is in its folder, `web/products/<id>`, which
 * `web/products/load-product.ts` finds by this list.
 */
export const PRODUCTS = [
  product('AneuFlow', 'intracranial', 'aneurysm', '2026-11-29', { hasExplorer: true }),
  product('AneuGuide', 'intracranial', 'aneurysm', '2026-11-29', { hot: false, hasExplorer: true }),
  product('AneuShape', 'intracranial', 'aneurysm', '2026-11-28', { hasExplorer: true }),
  product('AneuPlan', 'intracranial', 'aneurysm', '2026-11-28', { hasExplorer: true }),
  product('AccuASPECTS', 'intracranial', 'stroke', '2026-11-28', { hasExplorer: true }),
  product('AccuCTP', 'intracranial', 'stroke', '2026-11-29', { hasExplorer: true, hot: false }),
  // The same software: the Chinese edition and the licence call it AccuFFicas, English readers AccuICAS.
  product('AccuFFicas', 'intracranial', 'narrow', '2026-11-28', {
    name: { zh: 'AccuFFicas', en: 'AccuICAS' },
    slug: { zh: 'accufficas', en: 'accuicas' },
    hasExplorer: true,
  }),
  product('AccuFFRct', 'intracardiac', 'accuffr', '2026-11-29', { hasExplorer: true }),
  product('AccuFFRangio', 'intracardiac', 'accuffr', '2026-11-28', {
    hot: false,
    hasExplorer: true,
  }),
  product('AccuFFRivus', 'intracardiac', 'accuffr', '2026-11-29', {
    hot: false,
    hasExplorer: true,
  }),
  product('AccuFFRoct', 'intracardiac', 'accuffr', '2026-11-28', {
    hot: false,
    hasExplorer: true,
  }),
  product('AccuLV', 'intracardiac', 'structureFunction', '2026-11-28', { hasExplorer: true }),
  product('AccuIMR', 'intracardiac', 'structureFunction', '2026-11-28', { hasExplorer: true }),
] as const;

export type ProductId = (typeof PRODUCTS)[number]['id'];

/** Name of a product's folder in `web/products`, and of its figure. */
export type ProductFolder = Lowercase<ProductId>;

export function productFolder(id: ProductId): ProductFolder {
  return id.toLowerCase() as ProductFolder;
}

export const PRODUCT_IDS: readonly ProductId[] = PRODUCTS.map(({ id }) => id);

export function isProductId(value: unknown): value is ProductId {
  return PRODUCT_IDS.includes(value as ProductId);
}

export function productById(id: ProductId): Product {
  return PRODUCTS.find((candidate) => candidate.id === id) as Product;
}
