import type { Edition } from './editions.js';
import type { ProductGroup, ProductId } from './products.js';

/** Route names of the title table. `college` has a name and a header rule but no page. */
export type RouteName =
  | 'home'
  | 'innovative'
  | 'college'
  | 'about'
  | 'news'
  | 'cooperate'
  | 'scienceResearch'
  | 'license'
  | 'job'
  | 'privacyPolicy'
  | 'useClause'
  | 'accessibility'
  | 'guidance'
  | 'angioPDF'
  | 'instructions'
  | 'notFound'
  | 'development';

export type ScreenId =
  | 'home'
  | 'solution'
  | 'product'
  | 'preparation'
  | 'about'
  | 'research-cooperation'
  | 'guidance'
  | 'news'
  | 'careers'
  | 'job'
  | 'legal'
  | 'document'
  | 'instructions'
  | 'licence-application'
  | 'licence-submitted'
  | 'submission-status'
  | 'not-found'
  | DevelopmentScreenId;

/** Screens that no production build holds. */
export type DevelopmentScreenId = 'dev-styles' | 'dev-figures';

/** Roles that have a page of their own, in the order of the list: those hiring now first. */
export const JOB_IDS = [
  'image-algorithms',
  'computational-haemodynamics',
  'desktop-software',
  'verification',
  'clinical-application',
  'regulatory-affairs',
  'clinical-research',
  'interaction-design',
] as const;

export type JobId = (typeof JOB_IDS)[number];

export type ProductPageId = `product:${ProductId}`;
export type JobPageId = `job:${JobId}`;

export type PageId =
  | 'home'
  | 'about'
  | 'cooperate'
  | 'scienceResearch'
  | 'license'
  | 'licenseSubmitted'
  | 'licenseStatus'
  | 'news'
  | 'innovative'
  | 'college'
  | ProductGroup
  | ProductPageId
  | 'accuvalve'
  | 'job'
  | JobPageId
  | 'privacyPolicy'
  | 'useClause'
  | 'accessibility'
  | 'guidance'
  | 'angioPDF'
  | 'angioPDF1'
  | 'angioPDF2'
  | 'angioPDF3'
  | 'instructions'
  | 'notFound'
  | 'devStyles'
  | 'devFigures';

export interface RouteMeta {
  /** Listed in the menu. */
  readonly show: boolean;
  readonly showHeader: boolean;
  readonly showFooter: boolean;
  /** Scroll position in px at which the header turns solid; 0: always; 'hero': hero height minus 90. */
  readonly headerNum: number | 'hero';
  /** Depth in the menu, from 1. */
  readonly grade: 1 | 2 | 3;
  /** Menu entry of the first grade that this page belongs to. */
  readonly gradePath: PageId;
  /** Outer title, where the menu calls a group otherwise than its page (key of the content's titles). */
  readonly title?: 'aboutOuter' | 'cooperateOuter';
  /** Marks the groups of the table. Menus go by `gradePath`. */
  readonly checked: boolean;
  /** Order among siblings. */
  readonly sort: number;
  /** True shows a marker image beside the entry. */
  readonly hot: boolean;
  /** What the entry is in the wide products menu. */
  readonly type: 'title' | 'classHead' | 'classify' | 'name';
  /** Kept if absent, or if the user holds one of them. Today nobody holds a role. */
  readonly roles?: readonly string[];
  /** False keeps the page out of the sitemap and asks search engines not to index it. */
  readonly indexed: boolean;
}

export interface RouteRow {
  readonly id: PageId;
  readonly name: RouteName;
  readonly parent?: PageId;
  /** Absolute path in each edition that has the page. */
  readonly path: Readonly<Partial<Record<Edition, string>>>;
  /** The row only leads on to another one. */
  readonly redirectTo?: PageId;
  readonly screen: ScreenId;
  readonly product?: ProductId;
  readonly meta: RouteMeta;
}

const META: RouteMeta = {
  show: true,
  showHeader: true,
  showFooter: true,
  headerNum: 'hero',
  grade: 1,
  gradePath: 'home',
  checked: false,
  sort: 0,
  hot: false,
  type: 'title',
  indexed: true,
};

type RowInput = Omit<RouteRow, 'meta' | 'screen'> & {
  readonly screen?: ScreenId;
  readonly meta?: Partial<RouteMeta>;
};

/** A row of the table; what it does not say is as on most pages. One that only leads on shows no screen. */
export function row({ screen = 'not-found', meta, ...rest }: RowInput): RouteRow {
  return { ...rest, screen, meta: { ...META, gradePath: rest.parent ?? rest.id, ...meta } };
}
