import { Search } from 'lucide';
import { useSearchOpener } from '../../site/search-opener.js';
import { useSite } from '../../site/site.js';
import styles from './search-button.module.css';
import { Icon } from '../controls/icon.js';

/** Opens the search; its place is kept free until scripts run, since without them it does nothing. */
export function SearchButton() {
  const { content } = useSite();
  const open = useSearchOpener();
  return (
    <div className={styles.place}>
      {open && (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          onClick={() => open()}
        >
          <Icon of={Search} className={styles.icon} />
          <span className="visually-hidden">{content.ui.search}</span>
        </button>
      )}
    </div>
  );
}
