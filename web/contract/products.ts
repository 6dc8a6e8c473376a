import type { Edition } from './editions.js';

export type ProductGroup = 'intracranial' | 'intracardiac';

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
  /** Claimed analysis time in minutes, where one is claimed. */
  readonly analysisMinutes?: number;
  /** True shows a marker image beside the menu entry. */
  readonly hot?: boolean;
}

function product<const Id extends string>(
  id: Id,
  group: ProductGroup,
  subgroup: ProductSubgroup,
  more: Partial<Omit<Product, 'id' | 'group' | 'subgroup'>> = {},
) {
  const slug = id.toLowerCase();
  return { id, name: { zh: id, en: id }, slug: { zh: slug, en: slug }, group, subgroup, ...more };
}

/** Every product that a serial number can cover, in the order of menus and pages. */
export const PRODUCTS = [
  product('AneuFlow', 'intracranial', 'aneurysm', { analysisMinutes: 10 }),
  product('AneuGuide', 'intracranial', 'aneurysm', { analysisMinutes: 3, hot: false }),
  product('AneuShape', 'intracranial', 'aneurysm', { analysisMinutes: 3 }),
  product('AneuPlan', 'intracranial', 'aneurysm'),
  product('AccuASPECTS', 'intracranial', 'stroke'),
  product('AccuCTP', 'intracranial', 'stroke', { analysisMinutes: 2, hot: false }),
  // The same software: the Chinese edition and the licence call it AccuFFicas, English readers AccuICAS.
  product('AccuFFicas', 'intracranial', 'narrow', {
    name: { zh: 'AccuFFicas', en: 'AccuICAS' },
    slug: { zh: 'accufficas', en: 'accuicas' },
    analysisMinutes: 5,
  }),
  product('AccuFFRct', 'intracardiac', 'accuffr', { analysisMinutes: 3 }),
  product('AccuFFRangio', 'intracardiac', 'accuffr', { hot: false }),
  product('AccuFFRivus', 'intracardiac', 'accuffr', { hot: false }),
  product('AccuFFRoct', 'intracardiac', 'accuffr', { hot: false }),
  product('AccuLV', 'intracardiac', 'structureFunction', { analysisMinutes: 2 }),
  product('AccuIMR', 'intracardiac', 'structureFunction', { analysisMinutes: 5 }),
] as const;

export type ProductId = (typeof PRODUCTS)[number]['id'];

export const PRODUCT_IDS: readonly ProductId[] = PRODUCTS.map(({ id }) => id);

export function isProductId(value: unknown): value is ProductId {
  return PRODUCT_IDS.includes(value as ProductId);
}

export function productById(id: ProductId): Product {
  return PRODUCTS.find((candidate) => candidate.id === id) as Product;
}
