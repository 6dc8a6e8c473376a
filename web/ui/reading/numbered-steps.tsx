import type { HeadedText } from '../../../content/shapes/cited.js';
import styles from './project-steps.module.css';

/** How a project proceeds, numbered. */
export function ProjectSteps({ steps }: { readonly steps: readonly HeadedText[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ heading, text }) => (
        <li key={heading} className={styles.step}>
          <h3 className={styles.heading}>{heading}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
