import type { ProductGroup, ProductId } from '../../contract/products.js';
import type { PageId } from '../../contract/routes.js';

/** The explorer that the home page has, too. */
export const HOME_EXPLORER: ProductId = 'AccuFFRct';

/** The three banners and the pages they lead to; both editions have these pages. */
export const BANNERS = [
  { id: 'brain', page: 'intracranial' },
  { id: 'heart', page: 'intracardiac' },
  { id: 'licence', page: 'license', further: 'licenseStatus' },
] as const satisfies readonly {
  readonly id: string;
  readonly page: PageId;
  readonly further?: PageId;
}[];

export type BannerId = (typeof BANNERS)[number]['id'];

export interface Counter {
  readonly id: string;
  readonly value: number;
  /** Nobody has vouched for the figure yet. */
  readonly sample?: true;
  /** Published work that the figure is taken from. */
  readonly doi?: string;
}

/** Figures of the company introduction. */
export const COUNTERS = [
  { id: 'partnerHospitals', value: 12, sample: true },
  { id: 'provincesCovered', value: 6, sample: true },
  { id: 'analysisSeconds', value: 180, sample: true },
  {
    id: 'accuffrangioAccuracy',
    value: 93.7,
    doi: '10.3389/fcvm.2021.714077',
  },
] as const satisfies readonly Counter[];

export type CounterId = (typeof COUNTERS)[number]['id'];

/** Letters of the example hospitals of each tab. */
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
type Letter = (typeof LETTERS)[number];

export type HospitalId = `${ProductGroup}-${Letter}`;

export interface Hospital {
  readonly id: HospitalId;
  readonly group: ProductGroup;
  readonly sample: true;
}

const examples = (group: ProductGroup): readonly Hospital[] =>
  LETTERS.map((letter) => ({ id: `${group}-${letter}`, group, sample: true }));

/** Partner hospitals: examples until the company names its own. */
export const HOSPITALS: readonly Hospital[] = [
  ...examples('intracranial'),
  ...examples('intracardiac'),
];
