/** Who can reach the port, and how far what they say of themselves is believed. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';

const ORIGINS = { ZH_ORIGIN: 'http://zh.test', EN_ORIGIN: 'http://en.test' };
const WARNING = 'TRUST_PROXY is a number, and HOST';

let alone: TestServer;
let trusting: TestServer;

beforeAll(async () => {
  [alone, trusting] = await Promise.all([
    startServer({ kind: databaseKind, environment: ORIGINS }),
    startServer({ kind: databaseKind, environment: { ...ORIGINS, TRUST_PROXY: '1' } }),
  ]);
});
afterAll(() => Promise.all([alone.dispose(), trusting.dispose()]));

describe('whoever reaches the port', () => {
  /** The answer to somebody who calls another of this machine's addresses: a status, or an error's code. */
  function callAt(address: string, { origin }: TestServer): Promise<number | string | undefined> {
    return new Promise((resolve) => {
      request({ host: address, port: new URL(origin).port, path: '/healthz', agent: false })
        .once('response', (response) => resolve(response.resume().statusCode))
        .once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
        .end();
    });
  }

  async function withOpenServer(
    environment: Record<string, string>,
    check: (server: TestServer) => Promise<void>,
  ): Promise<void> {
    const server = await startServer({ kind: databaseKind, environment });
    try {
      await check(server);
    } finally {
      await server.dispose();
    }
  }

  it('is everybody where no proxy is counted', async () => {
    expect(await callAt('127.0.0.2', alone)).toBe(200);
    expect(alone.output()).not.toContain(WARNING);
  });

  it('is this machine alone where proxies are counted', async () => {
    expect(await callAt('127.0.0.1', trusting)).toBe(200);
    expect(await callAt('127.0.0.2', trusting)).toBe('ECONNREFUSED');
    expect(trusting.output()).not.toContain(WARNING);
  });

  it('is whoever HOST lets in, with a warning where they choose their own addresses', () =>
    withOpenServer({ TRUST_PROXY: '1', HOST: '0.0.0.0' }, async (open) => {
      expect(await callAt('127.0.0.2', open)).toBe(200);
      const warnings = open
        .output()
        .split('\n')
        .filter((line) => line.includes(WARNING));
      expect(warnings).toHaveLength(1);
    }));

  it('is whoever HOST lets in, without a warning where proxies are known by their networks', () =>
    withOpenServer({ TRUST_PROXY: '127.0.0.0/8', HOST: '0.0.0.0' }, async (open) => {
      expect(await callAt('127.0.0.2', open)).toBe(200);
      expect(open.output()).not.toContain(WARNING);
    }));
});

describe('what a proxy says of the host', () => {
  async function ask({ origin }: TestServer, path: string, host: string) {
    const headers = { 'X-Forwarded-Host': host, 'Accept-Encoding': 'identity' };
    const response = await fetch(origin + path, { headers, redirect: 'manual' });
    return {
      vary: (response.headers.get('Vary') ?? '').split(/, */),
      text: await response.text(),
    };
  }

  it.each(['/robots.txt', '/sitemap.xml', '/404', '/en', '/nothing-there'])(
    'is what caches are told that %s depends on, only where it is believed',
    async (path) => {
      // The first request makes the text, the second finds it.
      for (let round = 0; round < 2; round += 1) {
        expect((await ask(trusting, path, 'en.test')).vary).toContain('X-Forwarded-Host');
        expect((await ask(alone, path, 'en.test')).vary).not.toContain('X-Forwarded-Host');
      }
    },
  );

  it('decides the edition', async () => {
    const [zh, en] = [
      await ask(trusting, '/robots.txt', 'zh.test'),
      await ask(trusting, '/robots.txt', 'en.test'),
    ];
    expect(zh.text).not.toBe(en.text);
    expect((await ask(alone, '/robots.txt', 'en.test')).text).toBe(zh.text);
  });

  it('changes no file: they are the same on every host', async () => {
    const { vary } = await ask(trusting, '/favicon.ico', 'en.test');
    expect(vary).not.toContain('X-Forwarded-Host');
  });
});
