import { expect, type Page } from '@playwright/test';

/** Whether an element has the look that it is moving to. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** Until the parts that a page loads last are there: they keep the session's language. */
export async function untilSettled(page: Page): Promise<void> {
  const isSettled = () => page.evaluate(() => sessionStorage.getItem('il') !== null);
  await expect.poll(isSettled).toBe(true);
}
