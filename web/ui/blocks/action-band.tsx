import type { ReactNode } from 'react';
import { HeadingText } from '../controls/heading-text.js';
import styles from './action-band.module.css';

interface ActionBandProps {
  readonly heading: string;
  readonly text: string;
  /** Links, the most likely next step first. */
  readonly children: ReactNode;
}

/** What to do next, at the end of a page. */
export function ActionBand({ heading, text, children }: ActionBandProps) {
  return (
    <section className={styles.band} aria-labelledby="next-step">
      <div className="container">
        <div className={styles.columns}>
          <div>
            <h2 id="next-step">
              <HeadingText>{heading}</HeadingText>
            </h2>
            <p>{text}</p>
          </div>
          <p className={styles.calls}>{children}</p>
        </div>
      </div>
    </section>
  );
}
