import { type Edition, EN_PREFIX } from './editions.js';
import { productById, PRODUCTS, type ProductGroup } from './products.js';
import { JOB_IDS, type PageId, row, type RouteRow } from './route-row.js';

export type { PageId, RouteMeta, RouteRow, ScreenId } from './route-row.js';

const HIDDEN = { show: false, indexed: false } as const;
const DOCUMENT = { ...HIDDEN, showFooter: false, headerNum: 0 } as const;

const PRODUCT_META = { grade: 3, gradePath: 'innovative', headerNum: 30, type: 'name' } as const;

function productRows(group: ProductGroup): RouteRow[] {
  return PRODUCTS.filter((product) => product.group === group).map((product, index) =>
    row({
      id: `product:${product.id}`,
      name: 'innovative',
      parent: group,
      path: {
        zh: `/innovative/${group}/${product.slug.zh}`,
        en: `${EN_PREFIX}/innovative/${group}/${product.slug.en}`,
      },
      screen: 'product',
      product: product.id,
      meta: { ...PRODUCT_META, sort: index + 1, hot: 'hot' in product && product.hot === true },
    }),
  );
}

function groupRow(group: ProductGroup, sort: number): RouteRow {
  return row({
    id: group,
    name: 'innovative',
    parent: 'innovative',
    path: { zh: `/innovative/${group}`, en: `${EN_PREFIX}/innovative/${group}` },
    screen: 'solution',
    meta: { grade: 2, type: 'classHead', checked: true, sort },
  });
}

function jobRows(): RouteRow[] {
  return JOB_IDS.map((id, index) =>
    row({
      id: `job:${id}`,
      name: 'job',
      parent: 'job',
      path: { zh: `/job/${id}` },
      screen: 'job',
      meta: { show: false, grade: 2, sort: index + 1 },
    }),
  );
}

/**
 * Every page of both editions, once. Routers, menus, footer, titles, redirects, sitemap, language
 * switch and tests derive from it; nothing else lists pages.
 */
export const ROUTES: readonly RouteRow[] = [
  row({
    id: 'home',
    name: 'home',
    path: { zh: '/', en: EN_PREFIX },
    screen: 'home',
    meta: { sort: 1 },
  }),
  row({
    id: 'innovative',
    name: 'innovative',
    path: { zh: '/innovative', en: `${EN_PREFIX}/innovative` },
    redirectTo: 'intracranial',
    meta: { sort: 2, checked: true },
  }),
  groupRow('intracranial', 1),
  ...productRows('intracranial'),
  groupRow('intracardiac', 2),
  ...productRows('intracardiac'),
  row({
    id: 'accuvalve',
    name: 'innovative',
    parent: 'intracardiac',
    path: {
      zh: '/innovative/intracardiac/accuvalve',
      en: `${EN_PREFIX}/innovative/intracardiac/accuvalve`,
    },
    screen: 'preparation',
    meta: { ...PRODUCT_META, ...HIDDEN, sort: 99 },
  }),
  // Known by name only: title and header rule without a page.
  row({ id: 'college', name: 'college', path: {}, meta: { ...HIDDEN, headerNum: 180, sort: 3 } }),
  row({
    id: 'cooperate',
    name: 'cooperate',
    path: { zh: '/cooperate' },
    redirectTo: 'scienceResearch',
    meta: { sort: 4, title: 'cooperateOuter', checked: true },
  }),
  row({
    id: 'scienceResearch',
    name: 'scienceResearch',
    parent: 'cooperate',
    path: { zh: '/cooperate/scienceResearch' },
    screen: 'research-cooperation',
    meta: { grade: 2, sort: 1 },
  }),
  row({
    id: 'license',
    name: 'license',
    parent: 'cooperate',
    path: { zh: '/cooperate/license', en: `${EN_PREFIX}/cooperate` },
    screen: 'licence-application',
    meta: { grade: 2, sort: 2 },
  }),
  row({
    id: 'licenseSubmitted',
    name: 'license',
    parent: 'cooperate',
    path: { zh: '/cooperate/license/submitted', en: `${EN_PREFIX}/cooperate/submitted` },
    screen: 'licence-submitted',
    meta: { ...HIDDEN, grade: 2 },
  }),
  row({
    id: 'licenseStatus',
    name: 'license',
    parent: 'cooperate',
    path: { zh: '/cooperate/license/status', en: `${EN_PREFIX}/cooperate/status` },
    screen: 'submission-status',
    meta: { show: false, grade: 2 },
  }),
  row({
    id: 'about',
    name: 'about',
    path: { zh: '/about', en: `${EN_PREFIX}/about` },
    screen: 'about',
    meta: { sort: 5, title: 'aboutOuter' },
  }),
  row({ id: 'news', name: 'news', path: { zh: '/news' }, screen: 'news', meta: { sort: 6 } }),
  row({ id: 'job', name: 'job', path: { zh: '/job' }, screen: 'careers', meta: { sort: 7 } }),
  ...jobRows(),
  row({
    id: 'privacyPolicy',
    name: 'privacyPolicy',
    path: { zh: '/privacy_policy', en: `${EN_PREFIX}/privacy_policy` },
    screen: 'legal',
    meta: { show: false, headerNum: 0 },
  }),
  row({
    id: 'useClause',
    name: 'useClause',
    path: { zh: '/use_clause', en: `${EN_PREFIX}/use_clause` },
    screen: 'legal',
    meta: { show: false, headerNum: 0 },
  }),
  row({
    id: 'accessibility',
    name: 'accessibility',
    path: { zh: '/accessibility', en: `${EN_PREFIX}/accessibility` },
    screen: 'legal',
    meta: { show: false, headerNum: 0 },
  }),
  row({
    id: 'guidance',
    name: 'guidance',
    path: { zh: '/guidance', en: `${EN_PREFIX}/guidance` },
    screen: 'guidance',
    meta: { show: false, showFooter: false, headerNum: 0 },
  }),
  row({
    id: 'instructions',
    name: 'instructions',
    path: { zh: '/instructions', en: `${EN_PREFIX}/instructions` },
    screen: 'instructions',
    meta: { show: false, headerNum: 0 },
  }),
  row({
    id: 'angioPDF',
    name: 'angioPDF',
    path: { en: `${EN_PREFIX}/angioPDF` },
    screen: 'document',
    meta: DOCUMENT,
  }),
  row({
    id: 'angioPDF1',
    name: 'angioPDF',
    path: { en: `${EN_PREFIX}/angioPDF1` },
    screen: 'document',
    meta: DOCUMENT,
  }),
  row({
    id: 'angioPDF2',
    name: 'angioPDF',
    path: { en: `${EN_PREFIX}/angioPDF2` },
    screen: 'document',
    meta: DOCUMENT,
  }),
  row({
    id: 'angioPDF3',
    name: 'angioPDF',
    path: { en: `${EN_PREFIX}/angioPDF3` },
    screen: 'document',
    meta: DOCUMENT,
  }),
  row({
    id: 'notFound',
    name: 'notFound',
    path: { zh: '/404', en: '/404' },
    screen: 'not-found',
    meta: { ...HIDDEN, headerNum: 0 },
  }),
];

/** Pages for those who build the site: only in development do they exist. */
export const DEVELOPMENT_ROUTES: readonly RouteRow[] = [
  /* @__PURE__ */ row({
    id: 'devStyles',
    name: 'development',
    path: { zh: '/dev/styles', en: '/dev/styles' },
    screen: 'dev-styles',
    meta: { ...HIDDEN, headerNum: 0 },
  }),
  /* @__PURE__ */ row({
    id: 'devFigures',
    name: 'development',
    path: { zh: '/dev/figures', en: '/dev/figures' },
    screen: 'dev-figures',
    meta: { ...HIDDEN, headerNum: 0 },
  }),
];

export function routeById(id: PageId): RouteRow {
  const found = ROUTES.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No route ${id}`);
  return found;
}

/** Path of a page in an edition; throws where the edition has no such page. */
export function pathOf(id: PageId, edition: Edition): string {
  const path = routeById(id).path[edition];
  if (path === undefined) throw new Error(`No page ${id} in ${edition}`);
  return path;
}

/** Pages for those who build the site are in neither edition. */
export function hasPage(id: PageId, edition: Edition): boolean {
  return ROUTES.some((row) => row.id === id && row.path[edition] !== undefined);
}

export const PAGE_GROUPS = ['intracranial', 'intracardiac', 'company'] as const;

/** Brain, heart, or the company and its services. */
export type PageGroup = (typeof PAGE_GROUPS)[number];

export function pageGroup({ id, parent, product }: RouteRow): PageGroup {
  if (product) return productById(product).group;
  const group = [id, parent].find((page) => page === 'intracranial' || page === 'intracardiac');
  return group ?? 'company';
}
