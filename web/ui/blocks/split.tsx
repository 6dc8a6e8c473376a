import type { ReactNode } from 'react';
import { HeadingText } from '../controls/heading-text.js';
import styles from './split.module.css';

interface SplitProps {
  readonly id: string;
  /** Names the kind of part; the heading says what it says. */
  readonly label: string;
  readonly heading: string;
  readonly picture: ReactNode;
  /** Where the picture stands on wide screens; on narrow ones it follows the heading. */
  readonly side: 'start' | 'end';
  /** Dark ground, for the one part of a page that shows the work behind an image. */
  readonly onStage?: true;
  readonly children: ReactNode;
}

/** A picture and what it shows, side by side. */
export function Split({ id, label, heading, picture, side, onStage, children }: SplitProps) {
  return (
    <section
      className={styles.split}
      id={id}
      data-side={side}
      data-on-stage={onStage}
      aria-labelledby={`${id}-heading`}
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.label}>{label}</p>
          <h2 id={`${id}-heading`}>
            <HeadingText>{heading}</HeadingText>
          </h2>
          {children}
        </div>
        <div className={styles.picture}>{picture}</div>
      </div>
    </section>
  );
}
