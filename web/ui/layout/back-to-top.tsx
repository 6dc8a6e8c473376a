import { ArrowUp } from 'lucide';
import { useClientState } from '../../site/client-state/client-state.js';
import { MAIN_ID, useSite } from '../../site/site.js';
import styles from './back-to-top.module.css';
import { Icon } from '../controls/icon.js';

const STEP_PX = 200;
const STEP_EVERY_MS = 50;
/** By which visitors move themselves. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

type Scroller = Pick<Window, 'scrollY' | 'scrollTo' | 'setInterval' | 'clearInterval'> &
  Pick<Window, 'matchMedia' | 'addEventListener' | 'removeEventListener'>;

/**
 * Scrolls up step by step, or at once for those who asked for less motion. Whoever scrolls
 * themselves meanwhile is not held.
 */
function scrollToTop(window: Scroller): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const stop = (): void => {
    window.clearInterval(timer);
    for (const event of OWN_MOVES) window.removeEventListener(event, stop);
  };
  const timer = window.setInterval(() => {
    const top = Math.max(0, window.scrollY - STEP_PX);
    window.scrollTo({ top, behavior: 'instant' });
    if (top === 0) stop();
  }, STEP_EVERY_MS);
  for (const event of OWN_MOVES) {
    window.addEventListener(event, stop, { passive: true });
  }
}

/** Scroll position in px from which the button is there. */
const SHOWN_FROM = 500;

/** On narrow screens: leads back to the top of a page that was scrolled far. */
export function BackToTop() {
  const { backToTop } = useSite().content.ui;
  const isShown = useClientState(
    ({ device, scrollTop }) => device === 'm' && scrollTop >= SHOWN_FROM,
  );
  if (!isShown) return null;
  const goUp = (): void => {
    // The button goes on the way, and must not take the focus with it.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    scrollToTop(window);
  };
  return (
    <button type="button" className={styles.button} onClick={goUp}>
      <Icon of={ArrowUp} className={styles.icon} />
      <span className="visually-hidden">{backToTop}</span>
    </button>
  );
}
