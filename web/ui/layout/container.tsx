import type { ReactNode } from 'react';
import styles from './container.module.css';

/** Column of the page's width. */
export function Container({ children }: { readonly children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
