import { HONEYPOT_FIELD } from '../../contract/submissions.js';
import styles from './form.module.css';

/** A field for spam bots: people neither see, hear nor reach it. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
