import { AGREED } from '../../../contract/licence-application.js';
import { describedControl, FieldError, type FieldText } from '../../../ui/form/field-frame.js';
import type { PolicySentenceText } from '../../../content/types.js';
import { PolicySentence } from '../../../ui/form/policy-sentence.js';
import styles from './inquiry-consent.module.css';

interface InquiryConsentProps {
  readonly field: FieldText;
  readonly sentence: PolicySentenceText;
}

/** Nobody agrees by silence: the box is unticked until the visitor ticks it. */
export function InquiryConsent({ field, sentence }: InquiryConsentProps) {
  return (
    <div className={styles.consent} data-field>
      <div className={styles.row}>
        <input className={styles.box} type="checkbox" value={AGREED} {...describedControl(field)} />
        <label htmlFor={field.id}>
          <PolicySentence {...sentence} />
        </label>
      </div>
      <FieldError field={field} />
    </div>
  );
}
