import { useLicenceFormContext } from './licence-form-context.js';
import { PrivacyText } from './privacy-text.js';
import styles from './privacy.module.css';

/** The privacy text on the page itself. */
export function PrivacyDetails() {
  return (
    <details className={styles.details}>
      <summary>
        <h2 className={styles.summary}>{useLicenceFormContext().texts.privacy.title}</h2>
      </summary>
      <PrivacyText />
    </details>
  );
}
