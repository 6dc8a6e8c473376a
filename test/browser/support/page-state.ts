import type { Page } from '@playwright/test';
import { chunkOf } from './chunks.js';

/** ms after which no movement of the site is still under way, on a starved machine either. */
const STILL_AFTER = 5_000;

/** Until every element has the look that it is moving to, and nothing lies over the page that takes clicks. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    const late = new Promise((resolve) => setTimeout(resolve, limit));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A cross-fade begins a frame after the page has changed. A starved browser may give no frames.
    await Promise.race([frame().then(frame), late]);
    // Those that follow the scroll position never finish.
    const finite = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    // One that was begun for a viewport that is gone may stay pending for ever.
    await Promise.race([Promise.allSettled(finite.map(({ finished }) => finished)), late]);
  }, STILL_AFTER);
}

/** Until the parts that a page loads last are there: they keep the session's language. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('il') !== null, null, { polling: 50 });
}

/** Until the viewer has drawn the pages in view and their neighbours, each with its text. */
export async function untilDocumentShown(page: Page): Promise<void> {
  const isShown = () => {
    const sheets = [...document.querySelectorAll('[data-page]')];
    return (
      sheets.length > 0 &&
      sheets.every(
        (sheet) => sheet.querySelector('canvas') && sheet.querySelector('.textLayer span'),
      )
    );
  };
  await page.waitForFunction(isShown, null, { polling: 100 });
}

const BEGIN = Date.parse('2026-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;

/**
 * For tests that set the clock: Playwright leaves a script of it in the context, which would fail in the
 * page of the next test.
 */
export const OWN_CONTEXT = { reuseContext: false } as const;

/** Lets the page's time run as usual until it is held; call before the page is opened. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install({ time: BEGIN });
}

/** From here on time passes by `page.clock.runFor` alone. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(BEGIN + HOUR_MS);
}

/** Lets a page believe that its tab went to the background, or came back. */
export async function hideTab(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Keeps the page from hydrating until the function that it returns is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdChunk(page, 'react');
}

/** Keeps a chunk from the page until the function that it returns is called. */
export async function holdChunk(page: Page, name: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunkOf(name), async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** A call reaches the server at once, but its answer waits. Returns what lets it through. */
export async function holdAnswer(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    const url = new URL(route.request().url());
    const { host } = url;
    // Playwright's own request knows no subdomains of localhost.
    url.hostname = '127.0.0.1';
    const headers = { ...route.request().headers(), host };
    const response = await route.fetch({ url: url.href, headers });
    await released;
    // After a reload nobody waits for it.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return () => release();
}
