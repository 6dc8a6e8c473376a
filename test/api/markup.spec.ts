/** What validators of HTML would say of the pages. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EDITIONS } from '../../web/contract/editions.js';
import { PAGE_PARAMETER } from '../../web/contract/paging.js';
import { pathOf } from '../../web/contract/routes.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';
import { attributes, type FetchedPage, fetchPages, getFrom } from '../support/site-pages.js';
import { parse } from 'node-html-parser';

/** Details that a control of one line may ask for. https://html.spec.whatwg.org/#autofill */
const OF_EMAIL = new Set(['email']);
const OF_TELEPHONE = new Set(['tel']);
const OF_ONE_LINE = new Set([
  ...['name', 'given-name', 'family-name', 'organization', 'address-line1', 'address-level1'],
  ...['address-level2', 'tel-national', 'email', 'tel'],
]);

let server: TestServer;
let pages: FetchedPage[];

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
  const all = await Promise.all(EDITIONS.map((edition) => fetchPages(server, edition)));
  pages = all.flatMap((fetched) => [...fetched.values()]);
});
afterAll(() => server.dispose());

describe('every page', () => {
  it('asks of each control only for details that it can hold', () => {
    const wrong = pages.flatMap(({ path, document }) =>
      document.querySelectorAll('input[autocomplete]').flatMap((input) => {
        const detail = input.getAttribute('autocomplete') ?? '';
        const type = input.getAttribute('type');
        const fits = type === 'email' ? OF_EMAIL : type === 'tel' ? OF_TELEPHONE : OF_ONE_LINE;
        return detail === 'off' || fits.has(detail) ? [] : [`${path}: ${type} ${detail}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('names what stands aside', () => {
    const nameless = pages.flatMap(({ path, document }) =>
      document
        .querySelectorAll('aside')
        .filter(
          (aside) => !aside.getAttribute('aria-label') && !aside.getAttribute('aria-labelledby'),
        )
        .map(() => path),
    );
    expect(nameless).toEqual([]);
  });

  it('gives each control one label', () => {
    for (const { path, document } of pages) {
      const labelled = attributes(document, 'label[for]', 'for');
      expect([path, labelled]).toEqual([path, [...new Set(labelled)]]);
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

it('instructions for use can be checked without script', async () => {
  const { text } = await getFrom(server, 'en', pathOf('angioPDF', 'en'));
  const document = parse(text);
  document.querySelectorAll('script, template').forEach((element) => element.remove());
  expect(document.text).toMatch(/[0-9a-f]{64}/);
});
