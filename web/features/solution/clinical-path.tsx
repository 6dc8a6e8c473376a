import { Diagram } from '../../ui/reading/diagram.js';
import type { PathStep } from './solution-text.js';
import styles from './clinical-path.module.css';

/** The way from image to decision: a vessel with a station for every step. */
export function ClinicalPath({ steps }: { readonly steps: readonly PathStep[] }) {
  return (
    <ol className={styles.path}>
      {steps.map(({ diagram, heading, text }) => (
        <li key={heading} className={styles.step}>
          <Diagram id={diagram} className={styles.diagram} />
          <h3 className={styles.heading}>{heading}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
