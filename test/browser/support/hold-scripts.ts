import type { Page } from '@playwright/test';
import { chunkOf } from './chunks.js';

/** Keeps the page from coming alive until the function that it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunkOf('react'), async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
