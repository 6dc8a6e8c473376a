import type { ReferenceId } from '../../content/references.js';
import type { HeadedText, Point } from '../../content/shapes/cited.js';
import type { ProductGroup, ProductId, ProductSubgroup } from '../../contract/products.js';
import type { Citations } from '../../ui/reading/citation-marks.js';
import type { ProductLabels } from '../product/product-labels.zh.js';
import type { SolutionLabels } from './solution-labels.zh.js';
import type { EvidencePlot, ProductTile } from '../product/product-text.js';

/** Everything that a solution page says. */
export interface SolutionPage {
  readonly solution: SolutionText;
  readonly labels: ProductLabels & SolutionLabels;
  readonly tiles: readonly ProductTile[];
  /** Published studies of single products. */
  readonly plots: readonly { readonly product: ProductId; readonly plot: EvidencePlot }[];
  readonly citations: Citations;
}

/** A way to the same measurement. */
export interface Way {
  readonly product: ProductId;
  readonly image: string;
  readonly needs: string;
  readonly when: string;
}

/** Whose case each page follows from image to answer. */
export const CASES = {
  intracranial: 'AneuFlow',
  intracardiac: 'AccuFFRangio',
} as const satisfies Record<ProductGroup, ProductId>;

/** What a solution page says below its heading and introduction. */
export interface SolutionText {
  readonly purpose: Readonly<Record<'application' | 'features' | 'advantages', string>>;
  /** One case in three pictures, and who decides at the end. */
  readonly path: {
    readonly heading: string;
    readonly steps: readonly HeadedText[];
    readonly end: string;
  };
  /** Products that compute the same from different images, compared. */
  readonly ways?: {
    readonly heading: string;
    readonly text: string;
    readonly rows: readonly Way[];
  };
  /** A sentence or two above each subgroup's product cards. */
  readonly subgroups: Readonly<Partial<Record<ProductSubgroup, string>>>;
  /** What is known about the disease and the measurements, with figures and their sources. */
  readonly background: readonly Point<ReferenceId>[];
}
