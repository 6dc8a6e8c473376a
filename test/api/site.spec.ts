import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type Edition, EDITIONS, HTML_LANG } from '../../web/contract/editions.js';
import { ROUTES, type RouteRow } from '../../web/contract/routes.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
});
afterAll(() => server.dispose());

const get = (edition: Edition, path: string) =>
  request(server.origin)
    .get(path)
    .set('host', new URL(edition === 'en' ? server.englishOrigin : server.origin).host);

const pages = EDITIONS.flatMap((edition) =>
  ROUTES.filter((row) => row.path[edition] !== undefined && !row.redirectTo).map(
    (row): [Edition, string, RouteRow] => [edition, row.path[edition]!, row],
  ),
);

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);

describe('every page', () => {
  const titles = new Map<string, string>();
  /** Most pages have most of their files in common. */
  const asked = new Set<string>();

  it.each(pages)('%s %s', async (edition, path, row) => {
    const { status, text, headers, type } = await get(edition, path);
    expect(status).toBe(row.id === 'notFound' ? 404 : 200);
    expect(type).toBe('text/html');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(text).toContain(`<html lang="${HTML_LANG[edition]}"`);
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);

    const [title = ''] = all(text, /<title>([^<]+)<\/title>/g);
    expect(title).not.toBe('');
    const key = `${edition} ${title}`;
    expect(titles.get(key)).toBeUndefined();
    titles.set(key, path);

    // No inline script and no inline style: the policy would refuse them. JSON-LD is data, no script.
    const data = '<script type="application/ld+json">';
    expect(text.replace(data, '')).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/);
    expect(text).not.toMatch(/\sstyle=|<style[\s>]/);

    const stylesheets = all(text, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
    // One request before the first paint; the other names what it contains already.
    const loaded = all(text, /<link rel="stylesheet" href="([^"]+)"\/>/g);
    expect(loaded).toHaveLength(1);
    const scripts = all(text, /<script[^>]+src="([^"]+)"/g);
    expect(loaded.join()).toMatch(new RegExp(`/css/${row.screen}-screen-page\\.[\\w-]+\\.css`));
    for (const address of stylesheets) expect(address).toMatch(/^\/css\/[\w.-]+\.[\w-]{8}\.css$/);
    for (const address of scripts) expect(address).toMatch(/^\/js\/[\w.-]+\.[\w-]{8}\.js$/);
    const images = all(text, /<img[^>]+src="(\/img\/[^"]+)"/g);
    for (const address of [...stylesheets, ...scripts, ...images]) {
      if (asked.has(`${edition} ${address}`)) continue;
      asked.add(`${edition} ${address}`);
      const file = await get(edition, address!);
      expect(file.status).toBe(200);
      expect(file.headers['cache-control']).toContain('immutable');
      expect(file.headers['x-content-type-options']).toBe('nosniff');
      // What is opened by itself may run scripts; parts of a page have nothing to forbid.
      expect('content-security-policy' in file.headers).toBe(address!.endsWith('.svg'));
    }
  });

  it.each(pages.filter(([, , row]) => row.meta.indexed))(
    '%s %s names its own address and the other edition’s',
    async (edition, path, row) => {
      const { text } = await get(edition, path);
      const origins = { zh: server.origin, en: server.englishOrigin };
      expect(all(text, /<link[^>]+rel="canonical"[^>]+href="([^"]+)"/g)).toEqual([
        new URL(path, origins[edition]).href,
      ]);
      const alternates = all(
        text,
        /<link[^>]+rel="alternate"[^>]+hreflang="[^"]+"[^>]+href="([^"]+)"/gi,
      );
      if (row.path.zh !== undefined && row.path.en !== undefined) {
        expect(alternates).toContain(new URL(row.path.zh, origins.zh).href);
        expect(alternates).toContain(new URL(row.path.en, origins.en).href);
      } else {
        expect(alternates).toEqual([]);
      }
    },
  );
});

describe('an address leads on', () => {
  it.each<[Edition, string, string]>([
    ['en', '/', '/en'],
    ['en', '/?from=mail', '/en?from=mail'],
    ['zh', '/en', '/'],
    ['zh', '/en/about', '/'],
    ['zh', '/cooperate', '/cooperate/scienceResearch'],
    ['zh', '/innovative', '/innovative/intracranial'],
    ['en', '/en/innovative', '/en/innovative/intracranial'],
    ['zh', '/about/', '/about'],
    ['zh', '/no-such-page', '/404?from=/no-such-page'],
    ['zh', '/energy', '/404?from=/energy'],
    ['zh', '/innovative/intracranial/accuicas', '/404?from=/innovative/intracranial/accuicas'],
    [
      'en',
      '/en/innovative/intracranial/accufficas',
      '/404?from=/en/innovative/intracranial/accufficas',
    ],
    ['en', '/en/news', '/404?from=/en/news'],
    ['en', '/about', '/404?from=/about'],
    ['zh', '//example.com/', '/404?from=//example.com/'],
    ['zh', '/no-such-page?name=value', '/404?from=/no-such-page'],
    ['zh', '/%E5%8A%A8%E8%84%89?&', '/404?from=/%E5%8A%A8%E8%84%89'],
    ['en', '/en/a%26b%3Fc', '/404?from=/en/a%26b%3Fc'],
    ['zh', `/${'x'.repeat(300)}`, `/404?from=/${'x'.repeat(79)}`],
    ['zh', '/dev/styles', '/404?from=/dev/styles'],
    ['en', '/dev/styles', '/404?from=/dev/styles'],
  ])('%s %s → %s', async (edition, from, to) => {
    const response = await get(edition, from);
    expect([response.status, response.headers.location]).toEqual([302, to]);
  });
});

it('refuses an address that cannot be decoded', async () => {
  const response = await get('zh', '/%E0%A4%A');
  expect([response.status, response.type]).toEqual([400, 'text/plain']);
});

describe('the edition', () => {
  it('is the host’s, not that of a forwarded host nobody vouches for', async () => {
    const forged = await request(server.origin).get('/').set('x-forwarded-host', 'en.localhost');
    expect(forged.status).toBe(200);
    const other = await request(server.origin).get('/').set('host', 'www.example.org');
    expect(other.text).toContain(`<html lang="${HTML_LANG.zh}"`);
  });
});

describe('caching', () => {
  it('answers a page known to the browser without sending it again', async () => {
    const first = await get('zh', '/about').set('accept-encoding', 'br');
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.headers.vary).toContain('Accept-Encoding');
    const again = await get('zh', '/about')
      .set('accept-encoding', 'br')
      .set('if-none-match', first.headers.etag!);
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('answers HEAD like GET, without the body', async () => {
    const got = await get('zh', '/about').set('accept-encoding', 'gzip, deflate');
    const { status, headers, text } = await request(server.origin)
      .head('/about')
      .set('accept-encoding', 'gzip, deflate');
    expect([status, text ?? '']).toEqual([200, '']);
    expect(headers.etag).toBe(got.headers.etag);
  });

  it('ends requests for chunks of an older build, rather than send a page', async () => {
    const chunks = ['js/home.00000000.js', 'css/home.00000000.css', 'img/qr.00000000.svg'];
    for (const path of [...chunks, 'assets/worker-00000000.js'].map((name) => `/${name}`)) {
      const response = await get('zh', path);
      expect([response.status, response.type]).toEqual([404, 'text/plain']);
    }
  });

  it('lets browsers keep workers, as it does all that carries a hash', async () => {
    const [worker] = readdirSync('dist/site/client/assets').filter((name) => name.endsWith('.js'));
    const { headers } = await get('zh', `/assets/${worker}`);
    expect(headers['cache-control']).toContain('immutable');
  });

  it('keeps the manifests of the build to itself', async () => {
    const response = await get('zh', '/.vite/manifest.json');
    expect(response.status).toBe(302);
  });
});
