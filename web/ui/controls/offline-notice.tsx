import { useSyncExternalStore } from 'react';
import { useSite } from '../../site/site.js';
import styles from './offline-notice.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says politely that the connection is gone, as long as it is. In the browser only. */
export function OfflineNotice() {
  const { offline } = useSite().content.ui;
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  // Empty first: screen readers announce what enters a region that they know.
  return (
    <div role="status" className={styles.region}>
      {!isOnline && <p className={styles.notice}>{offline}</p>}
    </div>
  );
}
