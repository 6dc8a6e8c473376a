const STEP_PX = 200;
const STEP_EVERY_MS = 50;

type Scroller = Pick<Window, 'scrollY' | 'scrollTo' | 'setInterval' | 'clearInterval'> &
  Pick<Window, 'matchMedia' | 'addEventListener' | 'removeEventListener'>;

/**
 * Scrolls up step by step, or at once for those who asked for less motion. Whoever scrolls
 * themselves meanwhile is not held.
 */
export function scrollToTop(window: Scroller): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const stop = (): void => {
    window.clearInterval(timer);
    for (const event of ['wheel', 'touchstart']) window.removeEventListener(event, stop);
  };
  const timer = window.setInterval(() => {
    const top = Math.max(0, window.scrollY - STEP_PX);
    window.scrollTo({ top, behavior: 'instant' });
    if (top === 0) stop();
  }, STEP_EVERY_MS);
  for (const event of ['wheel', 'touchstart']) {
    window.addEventListener(event, stop, { passive: true });
  }
}
