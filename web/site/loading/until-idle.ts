import { whenIdle } from './when-idle.js';

/** Until the page is loaded and the browser has nothing better to do. */
export async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
}
