import { type ReactNode, useSyncExternalStore } from 'react';
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

/** Says something politely at the foot of the window, as long as it has words. In the browser only. */
export function FootNotice({ children }: { readonly children: ReactNode }) {
  // Empty first: screen readers announce what enters a region that they know.
  return (
    <div role="status" className={styles.region}>
      {children && <p className={styles.notice}>{children}</p>}
    </div>
  );
}

/** Says that the connection is gone, as long as it is. */
export function OfflineNotice() {
  const { offline } = useSite().content.ui;
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <FootNotice>{!isOnline && offline}</FootNotice>;
}
