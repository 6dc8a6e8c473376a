/** Who can reach the port, and how far what they say of themselves is believed. */
import { request } from 'node:http';
import { afterEach, expect, it } from '@jest/globals';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';

const WARNING = 'TRUST_PROXY is a number, and HOST';

let server: TestServer | undefined;
afterEach(() => server?.dispose());

async function start(environment: Record<string, string>): Promise<TestServer> {
  server = await startServer({ kind: databaseKind, environment });
  return server;
}

/** The answer to somebody who calls another of this machine's addresses: a status, or an error's code. */
function callAt(address: string, { origin }: TestServer): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    request({ host: address, port: new URL(origin).port, path: '/healthz', agent: false })
      .once('response', (response) => resolve(response.resume().statusCode))
      .once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
      .end();
  });
}

it('is everybody where no proxy is counted', async () => {
  const open = await start({});
  expect(await callAt('127.0.0.2', open)).toBe(200);
  expect(open.output()).not.toContain(WARNING);
});

it('is this machine alone where proxies are counted', async () => {
  const behindProxy = await start({ TRUST_PROXY: '1' });
  expect(await callAt('127.0.0.1', behindProxy)).toBe(200);
  expect(await callAt('127.0.0.2', behindProxy)).toBe('ECONNREFUSED');
  expect(behindProxy.output()).not.toContain(WARNING);
});

it('is whoever HOST lets in, with a warning where they choose their own addresses', async () => {
  const open = await start({ TRUST_PROXY: '1', HOST: '0.0.0.0' });
  expect(await callAt('127.0.0.2', open)).toBe(200);
  const warnings = open
    .output()
    .split('\n')
    .filter((line) => line.includes(WARNING));
  expect(warnings).toHaveLength(1);
});

it('is whoever HOST lets in, without a warning where proxies are known by their networks', async () => {
  const open = await start({ TRUST_PROXY: '127.0.0.0/8', HOST: '0.0.0.0' });
  expect(await callAt('127.0.0.2', open)).toBe(200);
  expect(open.output()).not.toContain(WARNING);
});
