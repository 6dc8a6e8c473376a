import type { ReactNode } from 'react';
import styles from './drawer.module.css';

interface DrawerProps {
  readonly id: string;
  readonly label: string;
  /** Nothing else says it: unfolded from the start. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What only some readers want, behind its name. A link to it, or into it, opens it. */
export function Drawer({ id, label, isOpen = false, children }: DrawerProps) {
  return (
    <details className={styles.drawer} open={isOpen}>
      <summary className={styles.label}>{label}</summary>
      {/* A browser that is led here opens what it stands in. */}
      <div className={styles.content} id={id}>
        {children}
      </div>
    </details>
  );
}
