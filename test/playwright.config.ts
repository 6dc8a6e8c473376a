import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from './support/find-chromium.js';
import { findFirefox } from './support/find-firefox.js';
import { FIREFOX_ENVIRONMENT, FIREFOX_PREFERENCES } from './browser/support/firefox.js';
import { PLAIN_DOMAIN } from './browser/support/plain-domain.js';

/** Root cannot use Chromium's sandbox; the rest keeps it from calling home. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP *.${PLAIN_DOMAIN} 127.0.0.1`,
  // To begin a process for each page takes longer than the page does.
  '--renderer-process-limit=1',
];

/** What Chromium alone cannot vouch for: forms, menus, history, and what fails. */
const IN_FIREFOX = [
  'anchors',
  'desktop-menu',
  'explorer-failures',
  'explorer-links',
  'explorer-pictures',
  'explorers',
  'failures',
  'licence-limit',
  'licence-refusal',
  'licence-success',
  'licence-validation',
  'mobile-menu',
  'not-found',
  'status',
];

const firefox = findFirefox();

export default defineConfig({
  testDir: './browser',
  testMatch: '**/*.browser.ts',
  outputDir: '../test-results/browser',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // A starved machine may lose one try. What needed the second one is named at the end of the run.
  retries: 1,
  // What is slow is measured elsewhere: here a limit only ends what would never come.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: { executablePath: findHeadlessChromium(), args: ARGUMENTS },
        // One page for all tests of a worker; its cookies, storage and caches are emptied between them.
        // In Firefox the page would lose the focus of its window.
        reuseContext: true,
      },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            // One edition, for time's sake: what browsers differ in depends on no language. And
            // Playwright can switch scripts off in Chromium alone.
            grepInvert: /, zh\b|without JavaScript/,
            testMatch: IN_FIREFOX.map((name) => `**/${name}.browser.ts`),
            use: {
              browserName: 'firefox' as const,
              // Not Playwright's own Firefox, but any one, by WebDriver BiDi.
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                firefoxUserPrefs: FIREFOX_PREFERENCES,
                env: { ...process.env, ...FIREFOX_ENVIRONMENT },
              },
            },
          },
        ]
      : []),
  ],
});
