import type { Citations } from '../../ui/reading/citation-context.js';
import type { SolutionText } from './solution-text.js';
import type { ProductLabels } from '../product/product-labels.zh.js';
import type { ProductId } from '../../contract/products.js';

/** Everything that a solution page says. */
export interface SolutionPage {
  readonly solution: SolutionText;
  readonly labels: ProductLabels;
  /** One line for each product of the group. */
  readonly summaries: Readonly<Partial<Record<ProductId, string>>>;
  readonly citations: Citations;
}
