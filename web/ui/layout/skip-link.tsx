import { useSite } from '../../site/site.js';
import styles from './skip-link.module.css';

export const MAIN_ID = 'main';

/** First stop of the keyboard: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${MAIN_ID}`}>
      {useSite().content.ui.skipToContent}
    </a>
  );
}
