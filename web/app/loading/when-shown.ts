/** A picture of the first view may never come, in ms after the HTML has been read. */
const LATEST_MS = 2_000;
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls back once the page is to be seen, its first pictures included, so that scripts take nothing
 * from them; or before, as soon as the visitor touches it.
 */
export function whenShown(view: Window, begin: () => void): void {
  const { document } = view;
  const waiting = new AbortController();
  const once = (): void => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    begin();
  };
  // After the paint that the loading of the last picture leads to.
  const soon = (): void => void view.setTimeout(once);
  if (document.readyState === 'complete') return soon();
  view.addEventListener('load', soon, { signal: waiting.signal });
  for (const sign of SIGNS)
    document.addEventListener(sign, once, { signal: waiting.signal, passive: true });
  view.setTimeout(once, LATEST_MS);
}
