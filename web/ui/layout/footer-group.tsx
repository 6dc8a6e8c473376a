import type { ReactNode } from 'react';
import styles from './footer.module.css';

interface FooterGroupProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function FooterGroup({ heading, children }: FooterGroupProps) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
