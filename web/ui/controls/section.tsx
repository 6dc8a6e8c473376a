import type { ReactNode } from 'react';
import { useSite } from '../../site/site.js';
import { HeadingText } from './heading-text.js';
import styles from './section.module.css';

interface SectionProps {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a page with its heading, reachable by its address. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        <HeadingText>{heading}</HeadingText>
      </h2>
      {children}
    </section>
  );
}

/** Marks what stands in for the company's own facts. */
export function SampleMark() {
  const { sample } = useSite().content.ui;
  // A space that ends with the line where the mark begins the next one.
  return (
    <>
      {' '}
      <span className={styles.sample}>{sample}</span>
    </>
  );
}
