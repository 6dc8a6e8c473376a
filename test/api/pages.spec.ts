/** What is in the HTML of all pages: links, names, notices that the law asks for, valid markup. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'node-html-parser';
import request from 'supertest';
import { content as contentEn } from '../../web/content/en/ui.js';
import { content as contentZh } from '../../web/content/zh/ui.js';
import { type Edition, EDITIONS, HTML_LANG, otherEdition } from '../../web/contract/editions.js';
import { SEO_PATHS } from '../../web/contract/seo.js';
import { IFU_BASE, IFU_DOCUMENTS } from '../../web/contract/instructions-for-use.js';
import { resolvePath } from '../../web/contract/navigation.js';
import { listQuery, PAGE_PARAMETER } from '../../web/contract/paging.js';
import { PRODUCT_IDS } from '../../web/contract/products.js';
import { hasPage, pathOf } from '../../web/contract/routes.js';
import { productLabels as labelsEn } from '../../web/features/product/product-labels.en.js';
import { productLabels as labelsZh } from '../../web/features/product/product-labels.zh.js';
import { loadProductEntry } from '../../web/products/load-product.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';
import { attributes, type FetchedPage, fetchPages, getFrom } from '../support/site-pages.js';
import { faultsOf } from '../support/structured-data.js';

const CONTENT = { zh: contentZh, en: contentEn };
const LABELS = { zh: labelsZh, en: labelsEn };

/** Details that a control of one line may ask for. https://html.spec.whatwg.org/#autofill */
const OF_EMAIL = new Set(['email']);
const OF_TELEPHONE = new Set(['tel']);
const OF_ONE_LINE = new Set([
  ...['name', 'given-name', 'family-name', 'organization', 'address-line1', 'address-level1'],
  ...['address-level2', 'tel-national', 'email', 'tel'],
]);

let server: TestServer;
let pages: Record<Edition, Map<string, FetchedPage>>;
/** Addresses of instructions for use, each with its status. */
const documentStatus = new Map<string, number>();

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
  pages = { zh: await fetchPages(server, 'zh'), en: await fetchPages(server, 'en') };
  const linked = EDITIONS.flatMap((edition) =>
    [...pages[edition].values()].flatMap(({ document }) => attributes(document, 'a[href]', 'href')),
  ).filter((href) => href.startsWith(`${IFU_BASE}/`));
  for (const path of new Set(linked)) {
    documentStatus.set(path, (await request(server.origin).head(path)).status);
  }
});
afterAll(() => server.dispose());

const originOf = (edition: Edition) => (edition === 'zh' ? server.origin : server.englishOrigin);

/** The page that a path of an edition ends at, over the redirects of the table. */
function pageAt(edition: Edition, pathname: string): FetchedPage | undefined {
  const resolution = resolvePath(edition, pathname);
  if (resolution.kind === 'redirect') return pages[edition].get(resolution.to);
  return resolution.kind === 'page' ? pages[edition].get(pathname) : undefined;
}

function faultOfLink(page: FetchedPage, href: string, hrefLang: string | undefined) {
  const { edition, path } = page;
  const target = new URL(href, originOf(edition) + path);
  if (!target.protocol.startsWith('http')) {
    return /^(?:mailto:\S+@\S+|tel:\+?[\d-]+)$/.test(href) ? undefined : 'is no address';
  }
  const other = otherEdition(edition);
  if (target.origin === originOf(other)) {
    if (hrefLang !== HTML_LANG[other]) return 'leaves the edition without saying so';
    return pageAt(other, target.pathname) ? undefined : 'leads nowhere in the other edition';
  }
  if (target.origin !== originOf(edition)) {
    return target.protocol === 'https:' ? undefined : 'is not encrypted';
  }
  if (/^https?:/.test(href)) return 'names its own host';
  if (target.pathname.startsWith(`${IFU_BASE}/`)) {
    const status = documentStatus.get(target.pathname);
    return status === 200 || status === 302 ? undefined : `answers ${status}`;
  }
  if (Object.values<string>(SEO_PATHS).includes(target.pathname)) return undefined;
  const found = pageAt(edition, target.pathname);
  if (!found) return 'leads nowhere';
  const id = decodeURIComponent(target.hash.slice(1));
  return id === '' || found.document.getElementById(id) ? undefined : 'names no part of its page';
}

describe.each(EDITIONS)('pages, %s', (edition) => {
  const { company } = CONTENT[edition];
  const all = () => [...pages[edition].values()];

  it('are there', () => {
    expect(all().length).toBeGreaterThan(20);
    for (const { row, status } of all()) expect(status).toBe(row.id === 'notFound' ? 404 : 200);
  });

  it('link to what exists, within their edition', () => {
    const faults = all().flatMap((page) =>
      page.document.querySelectorAll('a[href]').flatMap((link) => {
        const href = link.getAttribute('href') ?? '';
        const fault = faultOfLink(page, href, link.getAttribute('hreflang'));
        return fault === undefined ? [] : [`${page.path}: ${href} ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('use every identifier once, and refer to none that is missing', () => {
    for (const { document } of all()) {
      const ids = attributes(document, '[id]', 'id');
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const referred = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap(
        (name) =>
          attributes(document, `[${name}]`, name).flatMap((value) => value.trim().split(/\s+/)),
      );
      expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('have one heading, and a title and a description of their own', () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const { path, document } of all()) {
      expect([path, document.querySelectorAll('h1')]).toEqual([path, [expect.anything()]]);
      const [title, ...others] = document.querySelectorAll('head title').map((e) => e.text.trim());
      const [description, ...more] = attributes(document, 'meta[name="description"]', 'content');
      expect([path, others, more]).toEqual([path, [], []]);
      expect(title).toMatch(/\S{2}/);
      expect(description?.length).toBeGreaterThan(edition === 'zh' ? 10 : 20);
      expect(description?.length).toBeLessThan(320);
      titles.add(title ?? '');
      descriptions.add(description ?? '');
    }
    expect([titles.size, descriptions.size]).toEqual([all().length, all().length]);
  });

  it('name their own address where they may be indexed, and ask not to be where not', () => {
    for (const { path, row, document } of all()) {
      const own = originOf(edition) + (path === '/' ? '/' : path);
      const isIndexed = row.meta.indexed;
      expect(attributes(document, 'link[rel="canonical"]', 'href')).toEqual(isIndexed ? [own] : []);
      expect(attributes(document, 'meta[property="og:url"]', 'content')).toEqual(
        isIndexed ? [own] : [],
      );
      expect(attributes(document, 'meta[name="robots"]', 'content')).toEqual(
        isIndexed ? [] : ['noindex'],
      );
    }
  });

  it('name the feed', () => {
    for (const { document } of all()) {
      expect(attributes(document, 'link[type="application/atom+xml"]', 'href')).toEqual([
        originOf(edition) + SEO_PATHS.feed,
      ]);
    }
  });

  it('have icons, also the one that browsers ask for unasked', async () => {
    const named = all().flatMap(({ document }) =>
      attributes(document, 'link[rel="icon"], link[rel="apple-touch-icon"]', 'href'),
    );
    expect(named).toContain('/favicon.ico');
    for (const path of new Set(named)) {
      const { status, type } = await request(server.origin).get(path);
      expect([path, status, type]).toEqual([path, 200, expect.stringMatching(/^image\//)]);
    }
  });

  it('and those of the other edition name each other', () => {
    for (const { path, row, document } of all()) {
      const links = document
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
      const { zh, en } = row.path;
      const isPair = row.meta.indexed && zh !== undefined && en !== undefined;
      expect([path, ...links]).toEqual([
        path,
        ...(isPair
          ? [
              [HTML_LANG.zh, originOf('zh') + zh],
              [HTML_LANG.en, originOf('en') + en],
              ['x-default', originOf('zh') + zh],
            ]
          : []),
      ]);
    }
  });

  it('look as they should where their links are shared', () => {
    const required = ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale'];
    for (const { row, document } of all().filter((page) => page.row.meta.indexed)) {
      for (const property of required) {
        const values = attributes(document, `meta[property="${property}"]`, 'content');
        expect([row.id, property, values]).toEqual([
          row.id,
          property,
          [expect.stringMatching(/\S/)],
        ]);
      }
      for (const image of attributes(document, 'meta[property="og:image"]', 'content')) {
        expect(image.startsWith(`${originOf(edition)}/`)).toBe(true);
      }
    }
  });

  it('say to search engines what those can read', () => {
    for (const { path, row, document } of all()) {
      const scripts = document.querySelectorAll('script[type="application/ld+json"]');
      expect([path, scripts.length]).toEqual([path, row.meta.indexed ? 1 : 0]);
      if (!scripts[0]) continue;
      expect(scripts[0].text).not.toContain('<');
      const data = JSON.parse(scripts[0].text) as Record<string, Record<string, unknown>[]>;
      expect(data['@context']).toBe('https://schema.org');
      const types = data['@graph']?.map((node) => node['@type']) ?? [];
      expect([path, data['@graph']?.flatMap(faultsOf)]).toEqual([path, []]);
      expect(types).toContain(row.product ? 'MedicalWebPage' : 'WebPage');
      expect(types.includes('BreadcrumbList')).toBe(row.id !== 'home');
      expect(types.includes('Organization')).toBe(row.id === 'home');
      expect(types.includes('ItemList')).toBe(row.id === 'news');
      // All open roles are examples so far.
      expect(types).not.toContain('JobPosting');
    }
  });

  it('ask of each control only for details that it can hold', () => {
    const wrong = all().flatMap(({ path, document }) =>
      document.querySelectorAll('input[autocomplete]').flatMap((input) => {
        const detail = input.getAttribute('autocomplete') ?? '';
        const type = input.getAttribute('type');
        const fits = type === 'email' ? OF_EMAIL : type === 'tel' ? OF_TELEPHONE : OF_ONE_LINE;
        return detail === 'off' || fits.has(detail) ? [] : [`${path}: ${type} ${detail}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('name what stands aside', () => {
    const nameless = all().flatMap(({ path, document }) =>
      document
        .querySelectorAll('aside')
        .filter(
          (aside) => !aside.getAttribute('aria-label') && !aside.getAttribute('aria-labelledby'),
        )
        .map(() => path),
    );
    expect(nameless).toEqual([]);
  });

  it('give each control one label', () => {
    for (const { path, document } of all()) {
      const labelled = attributes(document, 'label[for]', 'for');
      expect([path, labelled]).toEqual([path, [...new Set(labelled)]]);
    }
  });

  it('of products say what advertising a medical device has to say', async () => {
    const products = all().filter(({ row }) => row.product);
    expect(products).toHaveLength(PRODUCT_IDS.length);
    for (const { row, document } of products) {
      const text = document.querySelector('main')?.text ?? '';
      const { certificate, advertisement } = (await loadProductEntry(row.product!)).registration;
      const { caution } = LABELS[edition].registration;
      for (const words of [certificate, advertisement, company.productionLicence, caution]) {
        expect(text).toContain(words);
      }
    }
  });

  it('of products with published instructions lead to them', () => {
    const shown = all().filter(({ row }) =>
      IFU_DOCUMENTS.some(({ product }) => product === row.product),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { row, document } of shown) {
      const { id } = IFU_DOCUMENTS.find(
        ({ product, status }) => product === row.product && status === 'current',
      )!;
      const address = pathOf(hasPage(id, edition) ? id : 'instructions', edition);
      expect(attributes(document, 'main a', 'href')).toContain(address);
    }
  });

  it('have in their footers whose they are, the filings, and the way to legal texts and instructions', () => {
    const instructions = pathOf('instructions', edition);
    for (const { row, document } of all()) {
      if (row.id === 'about')
        expect(attributes(document, 'main a', 'href')).toContain(instructions);
      if (!row.meta.showFooter) continue;
      const footer = document.querySelector('footer')?.text ?? '';
      const { copyright, icpFiling, policeFiling, medicalInformationFiling } = company;
      for (const { text } of [icpFiling, policeFiling, medicalInformationFiling]) {
        expect(footer).toContain(text);
      }
      expect(footer).toContain(copyright);
      const links = attributes(document, 'footer a', 'href');
      for (const id of ['privacyPolicy', 'useClause', 'instructions'] as const) {
        expect(links.filter((href) => href === pathOf(id, edition))).toHaveLength(1);
      }
    }
  });
});

it('a list that is unfolded has an address and a title of its own', async () => {
  const path = pathOf('news', 'zh');
  const heads = await Promise.all(
    ['', `?${PAGE_PARAMETER}=2`, `?${PAGE_PARAMETER}=3`].map(async (query) => {
      const document = parse((await getFrom(server, 'zh', path + query)).text);
      expect(attributes(document, 'link[rel="canonical"]', 'href')).toEqual([
        server.origin + path + query,
      ]);
      return document.querySelector('title')?.text;
    }),
  );
  expect(new Set(heads).size).toBe(3);
});

it('a choice of works is, for those who search, the list that it was made from', async () => {
  const path = pathOf('news', 'zh');
  const { text } = await getFrom(
    server,
    'zh',
    path + listQuery({ page: 2, group: 'intracranial' }),
  );
  const document = parse(text);
  expect(attributes(document, 'link[rel="canonical"]', 'href')).toEqual([server.origin + path]);
  expect(document.querySelectorAll('#all [data-group="intracardiac"]')).toHaveLength(0);
});

it.each(EDITIONS)('each of the company’s principles has a picture, %s', async (edition) => {
  const { text } = await getFrom(server, edition, pathOf('about', edition));
  const principles = parse(text).querySelectorAll('#culture li');
  expect(principles.length).toBeGreaterThan(0);
  const pictures = principles.map((one) => attributes(one, 'img', 'src').join());
  expect(new Set(pictures).size).toBe(principles.length);
  expect(pictures).not.toContain('');
});

it('instructions for use can be checked without script', async () => {
  const { text } = await getFrom(server, 'en', pathOf('angioPDF', 'en'));
  const document = parse(text);
  document.querySelectorAll('script, template').forEach((element) => element.remove());
  expect(document.text).toMatch(/[0-9a-f]{64}/);
});
