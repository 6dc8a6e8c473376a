import { createContext, useContext } from 'react';
import type { Citations } from '../../ui/reading/citation-context.js';
import type { InquiryTexts } from '../inquiry/form/inquiry-texts.js';
import type { ProductLabels } from './product-labels.zh.js';
import type { Registration } from './registrations.js';
import type { ProductText } from './product-text.js';

/** Everything that a product page says. */
export interface ProductPage {
  readonly product: ProductText;
  readonly labels: ProductLabels;
  readonly registration: Registration;
  readonly citations: Citations;
  readonly consultation: InquiryTexts;
}

export const ProductPageContext = createContext<ProductPage | null>(null);

export function useProductPage(): ProductPage {
  const page = useContext(ProductPageContext);
  if (!page) throw new Error('Rendered outside a product page');
  return page;
}
