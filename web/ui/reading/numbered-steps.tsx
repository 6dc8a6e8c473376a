import type { HeadedText } from '../../content/shapes/cited.js';
import { SampleMark } from '../controls/sample-mark.js';
import styles from './numbered-steps.module.css';

interface NumberedStepsProps {
  readonly steps: readonly (HeadedText & { readonly sample?: true })[];
}

/** What follows what, numbered. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ heading, text, sample }) => (
        <li key={heading} className={styles.step}>
          <h3 className={styles.heading}>
            {heading}
            {sample && <SampleMark />}
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
