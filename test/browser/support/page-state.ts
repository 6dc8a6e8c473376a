import type { Page } from '@playwright/test';

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
