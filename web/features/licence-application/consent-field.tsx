import { type KeyboardEvent, useState } from 'react';
import { useSite } from '../../site/site.js';
import { describedControl, FieldError } from '../../ui/form/field-frame.js';
import formStyles from '../../ui/form/form.module.css';
import { AGREED } from '../../contract/licence-application.js';
import styles from './consent-field.module.css';
import { useField, useLicenceFormContext } from './licence-form-context.js';
import { PrivacyDialog } from './privacy-text.js';

/** Agreement to the privacy text, with a tooltip that says that it is needed. */
export function ConsentField() {
  const { edition } = useSite();
  const { consent } = useLicenceFormContext().texts.form;
  const field = useField('agreement');
  const [isDismissed, setIsDismissed] = useState(false);
  const tooltipId = `${field.id}-tooltip`;
  const labelId = `${field.id}-label`;
  const policyId = `${field.id}-policy`;

  const dismiss = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') setIsDismissed(true);
  };

  return (
    <div className={styles.field} data-field>
      <div className={styles.row} data-dismissed={isDismissed || undefined}>
        <input
          className={formStyles.box}
          type="checkbox"
          value={AGREED}
          {...describedControl(field, tooltipId)}
          {...(edition === 'en' && { 'aria-labelledby': `${labelId} ${policyId}` })}
          onKeyDown={dismiss}
          onBlur={() => setIsDismissed(false)}
          onPointerEnter={() => setIsDismissed(false)}
        />
        <div>
          <label id={labelId} htmlFor={field.id}>
            {consent.before}
            {edition === 'zh' && consent.policy}
          </label>
          {edition === 'en' && (
            <>
              {' '}
              <PrivacyDialog openerId={policyId} />
            </>
          )}
        </div>
        <FieldError field={field} />
        <span className={styles.tooltip} id={tooltipId} role="tooltip">
          {consent.tooltip}
        </span>
      </div>
    </div>
  );
}
