import type { Citations } from '../../components/content/citation-context.js';
import type { SolutionText } from '../../content/shapes/solution-text.js';
import type { ProductLabels } from '../../content/zh/product-labels.js';
import type { ProductId } from '../../contract/products.js';

/** Everything that a solution page says. */
export interface SolutionPage {
  readonly solution: SolutionText;
  readonly labels: ProductLabels;
  /** One line for each product of the group. */
  readonly summaries: Readonly<Partial<Record<ProductId, string>>>;
  readonly citations: Citations;
}
