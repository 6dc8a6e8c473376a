import { useSite } from '../../site/site.js';
import styles from './sample-mark.module.css';

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
