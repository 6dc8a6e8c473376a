import { ArrowUp } from 'lucide';
import { useClientState } from '../../site/client-state/client-state.js';
import { useSite } from '../../site/site.js';
import styles from './back-to-top.module.css';
import { scrollToTop } from './scroll-to-top.js';
import { Icon } from '../controls/icon.js';

/** Scroll position in px from which the button is there. */
const SHOWN_FROM = 500;

/** On narrow screens: leads back to the top of a page that was scrolled far. */
export function BackToTop() {
  const { backToTop } = useSite().content.ui;
  const isShown = useClientState(
    ({ device, scrollTop }) => device === 'm' && scrollTop >= SHOWN_FROM,
  );
  if (!isShown) return null;
  return (
    <button type="button" className={styles.button} onClick={() => scrollToTop(window)}>
      <Icon of={ArrowUp} className={styles.icon} />
      <span className="visually-hidden">{backToTop}</span>
    </button>
  );
}
