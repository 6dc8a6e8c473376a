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
