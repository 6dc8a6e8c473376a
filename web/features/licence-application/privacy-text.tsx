import { LegalSections } from '../../ui/form/legal-sections.js';
import { fillIn } from '../../content/fill-in.js';
import { useLicenceFormContext } from './licence-form-context.js';
import styles from './privacy.module.css';

/** The privacy text that an applicant agrees to. */
export function PrivacyText() {
  const { privacy, form } = useLicenceFormContext().texts;
  return (
    <div>
      <p className={styles.version}>{fillIn(form.consent.version, { version: privacy.version })}</p>
      <LegalSections sections={privacy.sections} />
    </div>
  );
}
