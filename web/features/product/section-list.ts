import type { ProductPage } from './product-page.js';

export type ProductSectionId =
  | 'application'
  | 'features'
  | 'advantages'
  | 'data'
  | 'validation'
  | 'evidence'
  | 'limits'
  | 'registration'
  | 'references'
  | 'consultation';

export interface SectionEntry {
  readonly id: ProductSectionId;
  readonly heading: string;
}

const ORDER: readonly ProductSectionId[] = [
  'application',
  'features',
  'advantages',
  'data',
  'validation',
  'evidence',
  'limits',
  'registration',
  'references',
  'consultation',
];

/** Sections of a product page in their order; the validation only where there is one. */
export function productSections({ product, labels }: ProductPage): readonly SectionEntry[] {
  return ORDER.filter((id) => id !== 'validation' || product.validation).map((id) => ({
    id,
    heading: labels.sections[id],
  }));
}
