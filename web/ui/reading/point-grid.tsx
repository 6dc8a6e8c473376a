import type { HeadedText, Point } from '../../content/shapes/cited.js';
import { HeadingText } from '../controls/heading-text.js';
import { SampleMark } from '../controls/section.js';
import { CitedText } from './citation-marks.js';
import styles from './point-grid.module.css';

/** Short texts side by side, each with its heading. */
export function PointGrid({ points }: { readonly points: readonly Point[] }) {
  return (
    <ul className={styles.grid} data-count={points.length}>
      {points.map((point) => (
        <li key={point.heading} className={styles.point}>
          <h3 className={styles.heading}>
            <HeadingText>{point.heading}</HeadingText>
          </h3>
          <p className={styles.text}>
            <CitedText {...point} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface NumberedStepsProps {
  readonly steps: readonly (HeadedText & { readonly sample?: true })[];
}

/** What follows what, numbered. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className={styles.steps} data-count={steps.length}>
      {steps.map(({ heading, text, sample }) => (
        <li key={heading} className={styles.step}>
          <h3 className={styles.stepHeading}>
            {heading}
            {sample && <SampleMark />}
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
