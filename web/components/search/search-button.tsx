import { Search } from 'lucide';
import { useSearchOpener } from '../../app/search/search-opener.js';
import { useSite } from '../../app/site.js';
import styles from './search-button.module.css';
import { Icon } from '../ui/icon.js';

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
