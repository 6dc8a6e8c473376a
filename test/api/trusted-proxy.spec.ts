/** Behind a proxy that is believed, what it says of the host decides the edition. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';

let trusting: TestServer;
let alone: TestServer;

beforeAll(async () => {
  const environment = { ZH_ORIGIN: 'http://zh.test', EN_ORIGIN: 'http://en.test' };
  [trusting, alone] = await Promise.all([
    startServer({ kind: databaseKind, environment: { ...environment, TRUST_PROXY: '1' } }),
    startServer({ kind: databaseKind, environment }),
  ]);
});
afterAll(() => Promise.all([trusting.dispose(), alone.dispose()]));

async function ask({ origin }: TestServer, path: string, host: string) {
  const headers = { 'X-Forwarded-Host': host, 'Accept-Encoding': 'identity' };
  const response = await fetch(origin + path, { headers, redirect: 'manual' });
  return {
    vary: (response.headers.get('Vary') ?? '').split(/, */),
    text: await response.text(),
  };
}

it.each(['/robots.txt', '/sitemap.xml', '/404', '/en', '/nothing-there'])(
  'tells caches that %s depends on it, and only then',
  async (path) => {
    // The first request makes the text, the second finds it.
    for (let round = 0; round < 2; round += 1) {
      expect((await ask(trusting, path, 'en.test')).vary).toContain('X-Forwarded-Host');
      expect((await ask(alone, path, 'en.test')).vary).not.toContain('X-Forwarded-Host');
    }
  },
);

it('serves the edition of the host that the proxy names', async () => {
  const [zh, en] = [
    await ask(trusting, '/robots.txt', 'zh.test'),
    await ask(trusting, '/robots.txt', 'en.test'),
  ];
  expect(zh.text).not.toBe(en.text);
  expect((await ask(alone, '/robots.txt', 'en.test')).text).toBe(zh.text);
});

it('keeps files as they are: they are the same on every host', async () => {
  expect((await ask(trusting, '/favicon.ico', 'en.test')).vary).not.toContain('X-Forwarded-Host');
});
