import { expect, type Page, type Response, test as base } from '@playwright/test';
import type { Edition } from '../../../web/contract/editions.js';
import { startServer, type TestServer } from '../../support/server.js';
import { Complaints } from './complaints.js';
import { answerForFirefox, typeLikeVisitors } from './firefox.js';

const SERVER_START_LIMIT_MS = 60_000;
const REST_WITHIN_MS = 2_000;

export function originOf(server: TestServer, edition: Edition): string {
  return edition === 'zh' ? server.origin : server.englishOrigin;
}

interface WorkerFixtures {
  readonly serverEnvironment: Readonly<Record<string, string>>;
  readonly server: TestServer;
}

/** Of the server that tests of settings share. */
export const OTHER_SETTINGS = { SUBMISSION_LIMIT: '3', MOBILE_ZOOM: 'free' } as const;

/** With a running site, shared by the tests of a worker. */
export const siteTest = base.extend<object, WorkerFixtures>({
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await typeLikeVisitors(context);
    await use(context);
  },
  browser: [
    async ({ browser }, use) => {
      if (browser.browserType().name() === 'firefox') answerForFirefox(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  serverEnvironment: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnvironment }, use) => {
      const server = await startServer({ environment: serverEnvironment });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: SERVER_START_LIMIT_MS },
  ],
});

interface TestFixtures {
  /** A test fails on any complaint that it did not expect. */
  readonly complaints: Complaints;
  /** Opens a page of an edition and waits until it reacts. */
  readonly visit: (edition: Edition, path: string) => Promise<Response | null>;
}

/** With a running site and an empty page for every test. */
export const test = siteTest.extend<TestFixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints(context);
      await use(complaints);
      expect(complaints.take()).toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page, server }, use) => {
    await use(async (edition, path) => {
      const response = await page.goto(originOf(server, edition) + path);
      await untilHydrated(page);
      return response;
    });
  },
});

/**
 * React marks the elements that it takes over while it still works, in slices; what listens to the
 * visitor is there only after its last one, when the page rests.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    const h1 = document.querySelector('h1');
    return h1 !== null && Object.keys(h1).some((key) => key.startsWith('__react'));
  };
  // Not at every frame: a page that must draw all the time has less time to hydrate.
  await page.waitForFunction(isHydrated, null, { polling: 50 });
  // A page that moves all the time may never rest on a slow machine.
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    REST_WITHIN_MS,
  );
}

export { expect };
