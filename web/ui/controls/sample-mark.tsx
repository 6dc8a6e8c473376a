import { useSite } from '../../site/site.js';
import styles from './sample-mark.module.css';

/** Marks what stands in for the company's own facts. */
export function SampleMark() {
  return <span className={styles.sample}>{useSite().content.ui.sample}</span>;
}
