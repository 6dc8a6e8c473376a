import type { Page } from '@playwright/test';

const BEGIN = Date.parse('2026-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;

/** Lets the page's time run as usual until it is held; call before the page is opened. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install({ time: BEGIN });
}

/** From here on time passes by `page.clock.runFor` alone. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(BEGIN + HOUR_MS);
}
