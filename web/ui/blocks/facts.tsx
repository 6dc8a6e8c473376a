import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Two to four facts in a line, each below its label. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
