import { ContactDetails } from '../../ui/controls/contact-details.js';
import styles from './licence-application.module.css';
import { useLicenceFormContext } from './licence-form-context.js';

/** Whom to ask; the only way to apply where scripts do not run. */
export function LicenceHelp() {
  const { help } = useLicenceFormContext().texts.form;
  return (
    <aside className={styles.help} aria-labelledby="licence-help">
      <h2 id="licence-help">{help.heading}</h2>
      <p>{help.text}</p>
      <ContactDetails />
    </aside>
  );
}
