import { describe, expect, it } from '@jest/globals';
import { referencesIn } from '../../web/ui/reading/load-citations.js';
import { COUNTERS } from '../../web/features/home/home-data.js';
import { isListed } from '../../web/contract/paging.js';
import { PUBLICATIONS } from '../../web/features/company/publications.js';
import { NEWS } from '../../web/features/news/news-items.js';
import { REFERENCES } from '../../web/content/references.js';
import type { Reference } from '../../web/content/shapes/reference.js';
import { type Edition, EDITIONS } from '../../web/contract/editions.js';
import { PRODUCT_GROUPS, PRODUCT_IDS, productFolder } from '../../web/contract/products.js';
import { loadProductEvidence } from '../../web/products/load-product.js';
import { contentFiles, loadContentFile } from '../support/content.js';

/** https://www.crossref.org/blog/dois-and-matching-regular-expressions/ */
const DOI = /^10\.\d{4,9}\/[-._;()/:a-z0-9]+$/i;
/** At most three, the last of them followed by `et al.` where there are more. */
const AUTHORS = /^(?:[\p{L}’ -]+ \p{Lu}{1,4}(?: Jr)?(?:, |$)){1,3}(?:et al\.)?$/u;
const YEAR = /^(?:19|20)\d\d(?:;|$)/;
const VOLUME = /^\d{4};\d+/;
/** From page to page, or the number of an article. */
const PAGES = /:[a-z]?\d+(?:–[a-z]?\d+)?$/;
/** Hosts that lend themselves to examples, or to nobody. */
const NO_PUBLISHER = /\.(?:example|test|invalid|local)$|^localhost$|^\d/;

/** Works that several pages cite, and those of each product. */
const LISTS = ['several pages', ...PRODUCT_IDS] as const;

async function worksOf(
  list: (typeof LISTS)[number],
): Promise<readonly (readonly [string, Reference])[]> {
  const works =
    list === 'several pages' ? REFERENCES : (await loadProductEvidence(list)).references;
  return Object.entries<Reference>(works);
}

async function allWorks(): Promise<readonly (readonly [string, Reference])[]> {
  return (await Promise.all(LISTS.map(worksOf))).flat();
}

function expectAddress(url: string): void {
  const { protocol, hostname } = new URL(url);
  expect(protocol).toBe('https:');
  expect(hostname).toContain('.');
  expect(hostname).not.toMatch(NO_PUBLISHER);
  if (hostname === 'doi.org') expect(url.slice('https://doi.org/'.length)).toMatch(DOI);
}

describe.each(LISTS)('references of %s', (list) => {
  it('can be looked up', async () => {
    for (const [id, { doi, url, noDoi }] of await worksOf(list)) {
      if (doi !== undefined) {
        expect(doi).toMatch(DOI);
        expect([id, url, noDoi]).toEqual([id, undefined, undefined]);
      } else {
        expectAddress(url);
        expect(noDoi.trim()).not.toBe('');
      }
    }
  });

  it('are cited in full, or say what is missing', async () => {
    for (const [id, work] of await worksOf(list)) {
      const { authors, title, journal, published, unverified = [] } = work;
      for (const words of [id, title, journal]) expect(words.trim()).not.toBe('');
      if (!unverified.includes('authors')) expect(authors ?? '').toMatch(AUTHORS);
      if (authors !== undefined) expect(authors).toMatch(AUTHORS);
      expect(published).toMatch(YEAR);
      if (!unverified.includes('volume')) expect(published).toMatch(VOLUME);
      if (!unverified.includes('pages')) expect(published).toMatch(PAGES);
      expect(new Set(unverified).size).toBe(unverified.length);
    }
  });
});

describe('references', () => {
  it('stand in the lists once', async () => {
    const works = await allWorks();
    const addresses = works.map(([, { doi, url }]) => doi?.toLowerCase() ?? url);
    expect(new Set(addresses).size).toBe(works.length);
    expect(new Set(works.map(([id]) => id)).size).toBe(works.length);
  });

  it.each(EDITIONS)('are all cited, and no others: %s', async (edition) => {
    const cited = referencesIn(...(await citingTexts(edition)).values());
    const known = (await allWorks()).map(([id]) => id);
    expect([...cited].sort()).toEqual(known.sort());
  });

  it.each(PRODUCT_IDS)('in the folder of %s are cited there alone', async (product) => {
    const own = `products/${productFolder(product)}.ts`;
    for (const edition of EDITIONS) {
      const texts = await citingTexts(edition);
      const elsewhere = referencesIn(
        ...[...texts].filter(([file]) => file !== own).map(([, text]) => text),
      );
      for (const [id] of await worksOf(product)) expect(elsewhere).not.toContain(id);
    }
  });
});

it('publications stand latest first', () => {
  const years = PUBLICATIONS.map(({ year }) => year);
  expect(years).toEqual([...years].sort().reverse());
});

it.each(PUBLICATIONS)('$doi is cited by the products that it names', async (publication) => {
  const { doi, journal, year, products } = publication;
  const work = (await allWorks()).find(([, reference]) => reference.doi === doi);
  expect(work?.[1]).toMatchObject({ journal, published: expect.stringMatching(`^${year};`) });
  for (const edition of EDITIONS) {
    const texts = await citingTexts(edition);
    for (const id of products) {
      const text = texts.get(`products/${productFolder(id)}.ts`);
      expect(referencesIn(text)).toContain(work?.[0]);
    }
  }
});

/** Contents that cite, by their files. */
async function citingTexts(edition: Edition): Promise<ReadonlyMap<string, object>> {
  const files = contentFiles(edition).filter((file) =>
    /^(?:products|features\/solution)\//.test(file),
  );
  const texts = files.map(
    async (file) => [file, { ...(await loadContentFile(edition, file)) }] as const,
  );
  return new Map(await Promise.all(texts));
}

describe('news', () => {
  it.each(NEWS.map((work) => [work.id, work] as const))('%s can be read', (_id, work) => {
    expectAddress(work.url);
    expect(work.time.trim()).toMatch(/^(?:(?:19|20)\d\d(?:-\d\d){0,2})?$/);
    expect(work.listed).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it.each(NEWS.map((work) => [work.id, work] as const))('%s links to the work', (_id, { url }) => {
    // A publication database, where no DOI is known; never somebody's copy of the abstract.
    expect(['doi.org', 'pubmed.ncbi.nlm.nih.gov']).toContain(new URL(url).hostname);
  });

  it('agrees with the references on when a work appeared', async () => {
    const cited = new Map(
      (await allWorks()).map(([, { doi, published }]) => [doi?.toLowerCase(), published]),
    );
    for (const { id, url, time } of NEWS) {
      const published = cited.get(url.slice('https://doi.org/'.length).toLowerCase());
      if (published === undefined) continue;
      // Online first, a year before its issue at most.
      const years = Number.parseInt(published, 10) - Number.parseInt(time, 10);
      expect({ id, isSameWork: years === 0 || years === 1 }).toEqual({ id, isSameWork: true });
    }
  });

  /** As the page shows them: the highlighted first, then the long list or one group. */
  const LISTS_OF_NEWS = [
    ['highlighted', NEWS.filter(({ highlighted }) => highlighted)],
    ['all', NEWS.filter((work) => isListed(work, undefined))],
    ...PRODUCT_GROUPS.map(
      (group) => [group, NEWS.filter((work) => isListed(work, group))] as const,
    ),
  ] as const;
  /** Works that a wide screen may show at once with one. */
  const NEIGHBOURS = 5;

  it.each(LISTS_OF_NEWS)('shows no picture again beside its neighbours: %s', (_list, works) => {
    works.forEach(({ poster }, index) => {
      const neighbours = works.slice(index + 1, index + 1 + NEIGHBOURS);
      expect(neighbours.map((work) => work.poster)).not.toContain(poster);
    });
  });

  it('shows results of a product beside works that name it alone', () => {
    const named = PUBLICATIONS.map(({ doi }) => `https://doi.org/${doi}`);
    const isNeutral = /^poster-|-(?:input|model)$/;
    const results = NEWS.filter(({ poster }) => !isNeutral.test(poster));
    expect(results.filter(({ url }) => !named.includes(url))).toEqual([]);
    expect(results).not.toEqual([]);
  });

  it('is listed once', () => {
    const urls = NEWS.map(({ url }) => url.toLowerCase());
    expect(new Set(urls).size).toBe(urls.length);
  });
});

it('counters that are no samples say where they are from', () => {
  for (const counter of COUNTERS) {
    if (!('sample' in counter)) expect(counter.doi).toMatch(DOI);
  }
});
