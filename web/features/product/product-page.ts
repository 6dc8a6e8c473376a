import { createContext, useContext } from 'react';
import type { Citations } from '../../ui/reading/citation-marks.js';
import type { InquiryTexts } from '../inquiry/form/inquiry-texts.js';
import type { ProductLabels } from './product-labels.zh.js';
import type { ProductEntry, ProductText } from './product-text.js';

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

/** Everything that a product page says. */
export interface ProductPage {
  readonly entry: Pick<ProductEntry, 'analysisMinutes' | 'registration'>;
  readonly product: ProductText;
  readonly labels: ProductLabels;
  readonly citations: Citations;
  readonly consultation: InquiryTexts;
}

export const ProductPageContext = createContext<ProductPage | null>(null);

export function useProductPage(): ProductPage {
  const page = useContext(ProductPageContext);
  if (!page) throw new Error('Rendered outside a product page');
  return page;
}
