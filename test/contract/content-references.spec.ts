import { describe, expect, it } from '@jest/globals';
import { referencesIn } from '../../web/components/content/references-in.js';
import { COUNTERS } from '../../web/content/home.js';
import { NEWS } from '../../web/content/news.js';
import { type ReferenceId, REFERENCES } from '../../web/content/references.js';
import type { Reference } from '../../web/content/shapes/reference.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { contentFiles, loadContentFile } from '../support/content.js';

/** https://www.crossref.org/blog/dois-and-matching-regular-expressions/ */
const DOI = /^10\.\d{4,9}\/[-._;()/:a-z0-9]+$/i;
/** Hosts that lend themselves to examples, or to nobody. */
const NO_PUBLISHER = /\.(?:example|test|invalid|local)$|^localhost$|^\d/;

const works = Object.entries(REFERENCES as Readonly<Record<string, Reference>>);

function expectAddress(url: string): void {
  const { protocol, hostname } = new URL(url);
  expect(protocol).toBe('https:');
  expect(hostname).toContain('.');
  expect(hostname).not.toMatch(NO_PUBLISHER);
  if (hostname === 'doi.org') expect(url.slice('https://doi.org/'.length)).toMatch(DOI);
}

describe('references', () => {
  it.each(works)('%s can be looked up', (_id, { doi, url, title, journal, published }) => {
    for (const words of [title, journal, published]) expect(words.trim()).not.toBe('');
    expect(published).toMatch(/^(?:19|20)\d\d(?:[;:]|$)/);
    if (doi !== undefined) expect(doi).toMatch(DOI);
    else expectAddress(url ?? '');
  });

  it('stand in the list once', () => {
    const addresses = works.map(([, { doi, url }]) => doi?.toLowerCase() ?? url);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(EDITIONS)('are all cited, and no others: %s', async (edition) => {
    const contents = await Promise.all(
      contentFiles(edition)
        .filter((file) => /^(?:products|solutions)\//.test(file) && !file.endsWith('index.ts'))
        .map((file) => loadContentFile(edition, file)),
    );
    const cited = referencesIn(...contents.map((content) => ({ ...content })));
    const known = Object.keys(REFERENCES) as ReferenceId[];
    expect([...cited].sort()).toEqual(known.sort());
  });
});

describe('news', () => {
  it.each(NEWS.map((work) => [work.id, work] as const))('%s can be read', (_id, work) => {
    expectAddress(work.url);
    expect(work.time.trim()).toMatch(/^(?:(?:19|20)\d\d(?:-\d\d){0,2})?$/);
    expect(work.listed).toMatch(/^20\d\d-\d\d-\d\d$/);
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
