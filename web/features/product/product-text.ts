import type { Edition } from '../../contract/editions.js';
import type { ReferenceId } from '../../content/references.js';
import type { Cited, Point } from '../../content/shapes/cited.js';
import type { Reference } from '../../content/shapes/reference.js';
import type { PageText } from '../../content/types.js';
import type { FigureText } from '../../figures/texts/figure-text.js';

/** Numbers that authorities in China gave a product: printed as issued, in either language. */
export interface Registration {
  /** 医疗器械注册证编号 */
  readonly certificate: string;
  /** 医疗器械广告审查批准文号: without one, nobody may advertise the product in China. */
  readonly advertisement: string;
  /**
   * Numbers that stand in for the real ones and are replaced before the site goes live: a number
   * that is known replaces its placeholder, and its mark goes.
   */
  readonly placeholders: readonly ('certificate' | 'advertisement')[];
}

/** What lists and other pages know of a product, and what both editions share. */
export interface ProductEntry {
  /** Tab title of its page. */
  readonly title: Readonly<Record<Edition, string>>;
  /** One line, without a full stop. */
  readonly summary: Readonly<Record<Edition, string>>;
  /** Claimed analysis time in minutes, where one is claimed. */
  readonly analysisMinutes?: number;
  readonly registration: Registration;
  /** Works that no other page cites; those of several pages are in `web/content/references.ts`. */
  readonly references: Readonly<Record<string, Reference>>;
}

/** The head of a product's page; its title is in the entry. */
export type ProductPageText = Omit<PageText, 'title'>;

/** Everything that an edition says of a product. */
export interface ProductTexts {
  readonly page: ProductPageText;
  readonly figure: FigureText;
  readonly product: ProductText;
}

/** Something that the software takes or gives. */
export interface Quantity {
  readonly name: string;
  /** As printed, such as `mm` or `mL/100 g/min`; empty for a dimensionless number or a text. */
  readonly unit: string;
  readonly note: string;
}

/** One published study, told so that nobody can take it for more than it is. */
export interface Evidence<Ref extends string = string> {
  /** `product`: of this software by name. `background`: of the method, or of other systems. */
  readonly kind: 'product' | 'background';
  readonly heading: string;
  /** Design, number of patients or lesions, reference standard and cut-off. */
  readonly design: string;
  /** Findings with their unit and, where known, 95 % confidence interval. */
  readonly findings: string;
  readonly ref: Ref;
}

/** A figure of the validation with its unit. */
export interface ValidationFigure {
  readonly label: string;
  readonly value: number;
  readonly unit: '%';
}

/** What a product page says below its heading and introduction, with the works of its own. */
export interface ProductText<Own extends string = string> {
  /** When and for whom it is used in the clinic. */
  readonly application: readonly Cited<ReferenceId | Own>[];
  readonly features: readonly Point<ReferenceId | Own>[];
  readonly advantages: readonly Point<ReferenceId | Own>[];
  readonly inputs: readonly Quantity[];
  readonly outputs: readonly Quantity[];
  /** Shown with the note that says whose claim it is. */
  readonly validation?: {
    readonly figures: readonly ValidationFigure[];
    readonly note: Cited<ReferenceId | Own>;
  };
  readonly evidence: readonly Evidence<ReferenceId | Own>[];
  /** What the results cannot tell, and what spoils them. */
  readonly limits: readonly Cited<ReferenceId | Own>[];
  readonly intendedUse: string;
}
