import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from './support/find-chromium.js';
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
];

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
    launchOptions: { executablePath: findHeadlessChromium(), args: ARGUMENTS },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
  },
});
