import type { ReferenceId } from '../../content/references.js';
import type { Cited, Point } from '../../content/shapes/cited.js';
import type { ProductSubgroup } from '../../contract/products.js';
import type { DiagramId } from '../../figures/diagram-ids.js';
import type { Citations } from '../../ui/reading/citation-marks.js';
import type { ProductLabels } from '../product/product-labels.zh.js';
import type { ProductTile } from '../product/product-text.js';

/** Everything that a solution page says. */
export interface SolutionPage {
  readonly solution: SolutionText;
  readonly labels: ProductLabels;
  readonly tiles: readonly ProductTile[];
  readonly citations: Citations;
}

/** One step on the way from image to decision. */
export interface PathStep {
  /** Draws what the text says. */
  readonly diagram: DiagramId;
  readonly heading: string;
  readonly text: string;
}

/** What a solution page says below its heading and introduction. */
export interface SolutionText {
  readonly purpose: readonly Cited<ReferenceId>[];
  /** The clinical path from image to decision, drawn as a diagram: four to six steps. */
  readonly path: readonly PathStep[];
  /** A sentence or two above each subgroup's product cards. */
  readonly subgroups: Readonly<Partial<Record<ProductSubgroup, string>>>;
  /** What is known about the disease and the measurements, with figures and their sources. */
  readonly background: readonly Point<ReferenceId>[];
}
