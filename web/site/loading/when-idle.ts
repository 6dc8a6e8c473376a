/** Lets the browser answer the visitor in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Until the page is loaded and the browser has nothing better to do. */
export async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
}

/** Safari has idle callbacks only of late. */
const INSTEAD_MS = 200;

/** Calls back once the browser has nothing better to do. Returns the function that prevents it. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, INSTEAD_MS);
  return () => clearTimeout(timer);
}
