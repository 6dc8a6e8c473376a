import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { indexedRows } from '../../web/contract/navigation.js';
import { createSearch } from '../../web/features/search/search-index.js';
import { NEWS } from '../../web/features/news/news-items.js';
import { updatedDay } from '../../web/content/updated.js';
import { type Edition, EDITIONS } from '../../web/contract/editions.js';
import { type SearchPage, SEO_PATHS, type SeoDocument } from '../../web/contract/seo.js';
import { type PageId, pathOf } from '../../web/contract/routes.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';
import { fetchPages, getFrom } from '../support/site-pages.js';

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const TYPES: Readonly<Record<SeoDocument, string>> = {
  sitemap: 'application/xml',
  robots: 'text/plain',
  feed: 'application/atom+xml',
  securityTxt: 'text/plain',
  llmsTxt: 'text/plain',
  search: 'application/json',
};

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
});
afterAll(() => server.dispose());

const originOf = (edition: Edition) => (edition === 'zh' ? server.origin : server.englishOrigin);
/** supertest takes XML for a file, unless it is told to keep it. */
const get = (edition: Edition, path: string) => getFrom(server, edition, path).buffer(true);
const textOf = async (edition: Edition, document: SeoDocument) =>
  (await get(edition, SEO_PATHS[document])).text;

function parseXml(xml: string): Record<string, unknown> {
  expect(XMLValidator.validate(xml)).toBe(true);
  const isArray = (name: string) => ['url', 'xhtml:link', 'entry', 'link'].includes(name);
  return new XMLParser({ ignoreAttributes: false, isArray }).parse(xml) as Record<string, unknown>;
}

describe.each(EDITIONS)('%s', (edition) => {
  it.each(Object.entries(TYPES) as [SeoDocument, string][])(
    '%s is sent as %s, and only once',
    async (document, type) => {
      const path = SEO_PATHS[document];
      const first = await get(edition, path).set('accept-encoding', 'br');
      expect([first.status, first.type, first.charset]).toEqual([200, type, 'utf-8']);
      expect(first.headers['content-encoding']).toBe('br');
      expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(first.headers['content-security-policy']).toBeDefined();
      const again = await get(edition, path)
        .set('accept-encoding', 'br')
        .set('if-none-match', first.headers.etag!);
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );

  it('lists its pages in the sitemap, each with its day and its counterpart', async () => {
    const xml = await textOf(edition, 'sitemap');
    const { urlset } = parseXml(xml) as {
      urlset: {
        url: { loc: string; lastmod: string; 'xhtml:link'?: Record<string, string>[] }[];
      };
    };
    const rows = indexedRows(edition);
    expect(urlset.url.map(({ loc }) => loc)).toEqual(
      rows.map(({ address }) => originOf(edition) + address),
    );
    urlset.url.forEach(({ lastmod, 'xhtml:link': links = [] }, index) => {
      const { id, path } = rows[index]!;
      expect(lastmod).toBe(updatedDay(id));
      const isPair = path.zh !== undefined && path.en !== undefined;
      expect(links.map((link) => link['@_href'])).toEqual(
        isPair
          ? [server.origin + path.zh, server.englishOrigin + path.en, server.origin + path.zh]
          : [],
      );
    });
  });

  it('has a feed of the dated works', async () => {
    const { feed } = parseXml(await textOf(edition, 'feed')) as {
      feed: Record<'id' | 'title' | 'updated' | '@_xmlns', string> & {
        link: Record<string, string>[];
        entry: (Record<'id' | 'title' | 'updated', string> & {
          published?: string;
          author: { name: string };
          summary: unknown;
          link: Record<string, string>[];
        })[];
      };
    };
    expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(feed.link.find((link) => link['@_rel'] === 'self')?.['@_href']).toBe(
      originOf(edition) + SEO_PATHS.feed,
    );
    const dated = NEWS.filter(({ time }) => time.trim() !== '');
    expect(feed.entry.map(({ id }) => id)).toEqual(dated.map(({ url }) => url));
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(dated.length);
    for (const { title, updated, published, author, summary, link } of feed.entry) {
      for (const words of [title, author.name]) expect(words).toMatch(/\S/);
      expect(summary).toBeDefined();
      expect(updated).toMatch(RFC_3339);
      expect(published ?? updated).toMatch(RFC_3339);
      expect(link[0]?.['@_href']).toMatch(/^https:/);
    }
    expect(feed.updated).toMatch(RFC_3339);
  });

  it('tells crawlers where the sitemap is', async () => {
    const lines = (await textOf(edition, 'robots')).split('\n');
    expect(lines).toContain(`Sitemap: ${originOf(edition)}${SEO_PATHS.sitemap}`);
    expect(lines).not.toContain('Disallow: /');
  });

  it('tells whom to write to about a weakness', async () => {
    const fields = new Map(
      (await textOf(edition, 'securityTxt'))
        .trim()
        .split('\n')
        .map((line) => line.split(': ') as [string, string]),
    );
    expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
    expect(fields.get('Expires')).toMatch(RFC_3339);
    const days = (Date.parse(fields.get('Expires')!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });

  it('tells language models of its pages', async () => {
    const text = await textOf(edition, 'llmsTxt');
    expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n## /);
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, href]) => href);
    const addresses = indexedRows(edition).map(({ address }) => originOf(edition) + address);
    expect(links.length).toBeGreaterThan(15);
    expect(addresses).toEqual(expect.arrayContaining(links));
  });

  it('lets the search list the pages of the main tasks first', async () => {
    const search = createSearch(JSON.parse(await textOf(edition, 'search')) as SearchPage[]);
    const tasks: readonly (readonly [query: string, id: PageId])[] =
      edition === 'zh'
        ? [
            ['申请许可', 'license'],
            ['许可', 'license'],
            ['隐私', 'privacyPolicy'],
          ]
        : [
            ['licence', 'license'],
            ['license', 'license'],
            ['contact', 'guidance'],
          ];
    for (const [query, id] of tasks)
      expect(search(query)[0]?.path.split('#')[0]).toBe(pathOf(id, edition));
    expect(search(edition === 'zh' ? '隐私' : 'privacy')).not.toEqual([]);
  });

  it('hands out what its pages say, for the search', async () => {
    const searched = JSON.parse(await textOf(edition, 'search')) as SearchPage[];
    const pages = await fetchPages(server, edition);
    expect(searched.map(({ path }) => path)).toEqual(
      indexedRows(edition).map(({ address }) => address),
    );
    for (const { path, title, passages } of searched) {
      const document = pages.get(path)?.document;
      expect(title).not.toBe('');
      expect(passages.length).toBeGreaterThan(0);
      for (const { id, lines } of passages) {
        expect(lines.length).toBeGreaterThan(0);
        if (id !== undefined) expect(document?.getElementById(id)).toBeTruthy();
      }
    }
    const news = searched.find(({ path }) => path === '/news');
    const lines = news?.passages.flatMap((passage) => passage.lines).join('\n') ?? '';
    if (edition === 'zh') for (const { source } of NEWS) expect(lines).toContain(source);
  });
});

it('warns once at a production start while samples are left', () => {
  const warnings = server.output().match(/WARN.*npm run launch:check/g);
  expect(warnings).toHaveLength(1);
});
