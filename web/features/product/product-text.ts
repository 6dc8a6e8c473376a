import type { Edition } from '../../contract/editions.js';
import type { ProductGroup, ProductId } from '../../contract/products.js';
import type { ReferenceId } from '../../content/references.js';
import type { Cited, Point } from '../../content/shapes/cited.js';
import type { Reference } from '../../content/shapes/reference.js';
import type { PageText } from '../../content/types.js';
import type { FigureId } from '../../figures/figure-ids.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';

/** Numbers that authorities in China gave a product: printed as issued, in either language. */
export interface Registration {
  /** 医疗器械注册证编号 */
  readonly certificate: string;
  /** 医疗器械广告批准文号: without one, nobody may advertise the product in China. */
  readonly advertisement: string;
  /** 管理类别 */
  readonly deviceClass: 'II' | 'III';
  /**
   * What stands in for the real ones and is replaced before the site goes live: what is known replaces
   * its placeholder, and its mark goes.
   */
  readonly placeholders: readonly ('certificate' | 'advertisement' | 'deviceClass')[];
}

/** An estimate of one study with its 95 % confidence interval, where that was reported. */
export interface PlottedStudy<Ref extends string = string> {
  /** `product`: of this software by name. `background`: of the method, or of other systems. */
  readonly kind: 'product' | 'background';
  readonly ref: Ref;
  /** Names the row: a trial's name, or first author and year, and which of its values it is. */
  readonly name: Readonly<Record<Edition, string>>;
  readonly estimate: number;
  readonly low?: number;
  readonly high?: number;
  /** Number and what was counted, such as `404 vessels`. */
  readonly sample: Readonly<Record<Edition, string>>;
  /** What it was compared with, such as `invasive FFR ≤0.80`, or its outcome. */
  readonly standard: Readonly<Record<Edition, string>>;
}

/** Studies that reported the same measure, so that they can share one axis. */
export interface EvidencePlot<Ref extends string = string> {
  /** Such as `Area under the curve, per vessel`. */
  readonly measure: Readonly<Record<Edition, string>>;
  readonly unit: '' | '%';
  /** Whether they are ratios, such as odds ratios: 1 is no difference. */
  readonly isRatio?: boolean;
  /** What the studies' `standard` is, where they compare with none. */
  readonly against?: 'outcome';
  /** On the axis, from end to end. */
  readonly ticks: readonly [number, ...number[], number];
  readonly studies: readonly PlottedStudy<Ref>[];
}

/** Kinds of images that a group's products read, in the order in which a patient meets them. */
export const IMAGES = {
  intracranial: ['plainCt', 'ctPerfusion', 'cta', 'rotational', 'dsa'],
  intracardiac: ['gatedCt', 'angiogram', 'ivus', 'oct'],
} as const satisfies Record<ProductGroup, readonly string[]>;

export type ImageKind = (typeof IMAGES)[ProductGroup][number];

/** What lists and other pages know of a product, and what both editions share. */
export interface ProductEntry {
  /** Tab title of its page. */
  readonly title: Readonly<Record<Edition, string>>;
  /** One line, without a full stop. */
  readonly summary: Readonly<Record<Edition, string>>;
  /** Of which it reads one. */
  readonly images: readonly ImageKind[];
  /** The one clinical question that it answers, as a physician would ask it. */
  readonly question: Readonly<Record<Edition, string>>;
  /** Claimed analysis time in minutes, where one is claimed. */
  readonly analysisMinutes?: number;
  readonly registration: Registration;
}

/** What its page alone rests on, the same in both editions. */
export interface ProductEvidence {
  /** Works that no other page cites; those of several pages are in `web/content/references.ts`. */
  readonly references: Readonly<Record<string, Reference>>;
  /** Absent where no two published estimates can be compared. */
  readonly plot?: EvidencePlot;
}

/** A product in a list: what it answers, and how long that takes. */
export interface ProductTile {
  readonly id: ProductId;
  readonly figure: FigureId;
  readonly images: readonly ImageKind[];
  readonly question: string;
  /** Claimed analysis time, where one is claimed. */
  readonly minutes?: number | undefined;
}

/** The head of a product's page; its title is in the entry. */
export type ProductPageText = Omit<PageText, 'title'>;

/** Everything that an edition says of a product. */
export interface ProductTexts {
  readonly page: ProductPageText;
  readonly figure: FigureText;
  readonly pictures: Readonly<Record<ProductPicture, FigureText>>;
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
  /** Read in one look below the lead picture; a few words each. */
  readonly facts: {
    /** The image that goes in. */
    readonly image: string;
    /** The two or three results that matter most. */
    readonly results: string;
    /** Who reads them. */
    readonly user: string;
  };
  /** Headings of the three parts: what each says in one line. */
  readonly titles: Readonly<Record<'application' | 'features' | 'advantages', string>>;
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
