import type { Cited, Point } from '../../content/shapes/cited.js';
import type { ReferenceId } from '../../content/references.js';

/** Something that the software takes or gives. */
export interface Quantity {
  readonly name: string;
  /** As printed, such as `mm` or `mL/100 g/min`; empty for a dimensionless number or a text. */
  readonly unit: string;
  readonly note: string;
}

/** One published study, told so that nobody can take it for more than it is. */
export interface Evidence {
  /** `product`: of this software by name. `background`: of the method, or of other systems. */
  readonly kind: 'product' | 'background';
  readonly heading: string;
  /** Design, number of patients or lesions, reference standard and cut-off. */
  readonly design: string;
  /** Findings with their unit and, where known, 95 % confidence interval. */
  readonly findings: string;
  readonly ref: ReferenceId;
}

/** A figure of the validation with its unit. */
export interface ValidationFigure {
  readonly label: string;
  readonly value: number;
  readonly unit: '%';
}

/** What a product page says below its heading and introduction. */
export interface ProductText {
  /** When and for whom it is used in the clinic. */
  readonly application: readonly Cited[];
  readonly features: readonly Point[];
  readonly advantages: readonly Point[];
  readonly inputs: readonly Quantity[];
  readonly outputs: readonly Quantity[];
  /** Shown with the note that says whose claim it is. */
  readonly validation?: {
    readonly figures: readonly ValidationFigure[];
    readonly note: Cited;
  };
  readonly evidence: readonly Evidence[];
  /** What the results cannot tell, and what spoils them. */
  readonly limits: readonly Cited[];
  readonly intendedUse: string;
}
