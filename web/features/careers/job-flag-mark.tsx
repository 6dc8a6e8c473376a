import type { JobFlag } from './job.js';
import styles from './job-flag-mark.module.css';

/** Whether a role is being filled now or opens later. */
export function JobFlagMark({ flag, label }: { readonly flag: JobFlag; readonly label: string }) {
  return (
    <span className={styles.flag} data-flag={flag}>
      {label}
    </span>
  );
}
