/** A picture may never come, a tab behind others paints nothing, a browser may not tell: in ms. */
const LATEST_MS = 2_000;
/** Some browsers that are careful of what they tell have no observer. */
type View = Window & Partial<Pick<typeof globalThis, 'PerformanceObserver'>>;
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls back once the page is to be seen, its first pictures included, so that scripts take nothing
 * from them; or before, as soon as the visitor touches it.
 */
export function afterFirstPaint(view: View, begin: () => void): void {
  const { document } = view;
  const waiting = new AbortController();
  const { signal } = waiting;
  const once = (): void => {
    if (signal.aborted) return;
    waiting.abort();
    begin();
  };
  // The last picture may have come and not be painted yet: the frame that paints it ends before
  // the task that its callback asks for.
  const nextFrame = (): void => void view.requestAnimationFrame(() => view.setTimeout(once));
  const soon = (): void => whenPainted(view, nextFrame);
  if (document.readyState === 'complete') soon();
  else view.addEventListener('load', soon, { signal });
  for (const sign of SIGNS) document.addEventListener(sign, once, { signal, passive: true });
  view.setTimeout(once, LATEST_MS);
}

/**
 * Calls back when something of the page is on the screen, which may be several frames after it was
 * drawn; at once, where the browser does not say.
 */
function whenPainted({ PerformanceObserver }: View, next: () => void): void {
  if (!PerformanceObserver?.supportedEntryTypes.includes('paint')) {
    next();
    return;
  }
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    next();
  });
  observer.observe({ type: 'paint', buffered: true });
}
