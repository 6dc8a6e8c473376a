import { createContext, useContext } from 'react';
import type { Citations } from '../../ui/reading/citation-marks.js';
import type { InquiryTexts } from '../inquiry/form/inquiry-texts.js';
import type { ProductLabels } from './product-labels.zh.js';
import type { EvidencePlot, ProductEntry, ProductText } from './product-text.js';

/** Parts of a product's page that the bar leads to. */
export const BAR_SECTIONS = ['application', 'features', 'report', 'evidence', 'limits'] as const;

/** Everything that a product page says. */
export interface ProductPage {
  readonly entry: Pick<ProductEntry, 'analysisMinutes' | 'registration'>;
  readonly plot?: EvidencePlot;
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
