import type { CareersText } from '../../features/careers/job.js';
import type { PageText } from '../../content/types.js';
import { HTML_LANG } from '../../contract/editions.js';
import { pathOf, type RouteRow, routeById } from '../../contract/routes.js';
import type { NewsPage } from '../../features/news/news-text.js';
import { pageUrl } from '../head-links.js';
import type { Site } from '../../site/site.js';
import { jobPosting } from './job-posting.js';
import { organization, publisher } from './organization.js';
import { updatedDay } from '../../content/updated.js';
import { productById } from '../../contract/products.js';
import { menuLabel } from '../../ui/layout/menu-entries.js';
import { NEWS_PAGE_SIZE } from '../../contract/paging.js';

/** The page itself; a product's page is addressed to clinicians and says which software it is about. */
function webPage(site: Site, row: RouteRow, text: PageText, url: string): JsonLdNode {
  const { edition } = site;
  return {
    '@type': row.product ? 'MedicalWebPage' : 'WebPage',
    '@id': url,
    url,
    name: text.title,
    description: text.description,
    inLanguage: HTML_LANG[edition],
    dateModified: updatedDay(row.id),
    publisher: publisher(site),
    ...(row.product && {
      audience: { '@type': 'MedicalAudience', audienceType: 'Clinician' },
      about: {
        // `SoftwareApplication` by itself demands a price and ratings of search engines' users.
        '@type': 'CreativeWork',
        additionalType: 'https://schema.org/SoftwareApplication',
        name: productById(row.product).name[edition],
        description: text.description,
      },
    }),
  };
}

/** Rows above a page that are pages themselves, home first. */
function rowsAbove({ parent }: RouteRow): readonly RouteRow[] {
  if (parent === undefined) return [routeById('home')];
  const row = routeById(parent);
  return row.redirectTo ? rowsAbove(row) : [...rowsAbove(row), row];
}

/** The way from home to a page; home itself has none. */
function breadcrumbList(site: Site, row: RouteRow, text: PageText): readonly JsonLdNode[] {
  if (row.id === 'home') return [];
  const { edition, origins, content } = site;
  const trail = [...rowsAbove(row), row].flatMap((step) => {
    const item = pageUrl(step, edition, origins);
    if (item === undefined) return [];
    return [{ name: step === row ? text.title : menuLabel(content.ui, step, edition), item }];
  });
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, item }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    },
  ];
}

const DATE = /^\d{4}(?:-\d{2}){0,2}$/;

/** The works that the news page shows at first: other people's articles, at their publishers. */
function newsList({ items }: NewsPage): JsonLdNode {
  const others = items.filter(({ highlighted }) => !highlighted).slice(0, NEWS_PAGE_SIZE);
  const shown = [...items.filter(({ highlighted }) => highlighted), ...others];
  return {
    '@type': 'ItemList',
    itemListElement: shown.map(({ title, url, source, time }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'ScholarlyArticle',
        name: title,
        url,
        isPartOf: { '@type': 'Periodical', name: source },
        ...(DATE.test(time.trim()) && { datePublished: time.trim() }),
      },
    })),
  };
}

/** A node of JSON-LD in the vocabulary of schema.org. */
export type JsonLdNode = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** One document of several nodes. Nothing in it can end the script element that holds it. */
export function serialiseJsonLd(nodes: readonly JsonLdNode[]): string {
  const document = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}

/** What a page says to search engines about itself; nothing where they are to leave it out. */
export function structuredData(
  site: Site,
  row: RouteRow,
  text: PageText,
  screenTexts: unknown,
): readonly JsonLdNode[] {
  const url = pageUrl(row, site.edition, site.origins);
  if (!row.meta.indexed || url === undefined) return [];
  return [
    webPage(site, row, text, url),
    ...breadcrumbList(site, row, text),
    ...ofScreen(site, row, screenTexts),
  ];
}

function ofScreen(site: Site, row: RouteRow, screenTexts: unknown): readonly JsonLdNode[] {
  if (row.screen === 'home') return [organization(site), webSite(site)];
  if (row.screen === 'news') return [newsList(screenTexts as NewsPage)];
  if (row.screen === 'job') return jobPosting(site, screenTexts as CareersText, row.id);
  return [];
}

/** The name by which search engines call the site. */
function webSite(site: Site): JsonLdNode {
  const { edition, origins, content } = site;
  return {
    '@type': 'WebSite',
    name: content.company.name,
    alternateName: content.company.shortName,
    url: new URL(pathOf('home', edition), origins[edition]).href,
    inLanguage: HTML_LANG[edition],
    publisher: publisher(site),
  };
}
