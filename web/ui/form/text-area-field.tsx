import { describedControl, FieldFrame, type FieldText } from './field-frame.js';
import styles from './form.module.css';

export function TextAreaField({
  field,
  rows = 4,
}: {
  readonly field: FieldText;
  readonly rows?: number;
}) {
  return (
    <FieldFrame field={field} wide>
      <textarea className={styles.control} rows={rows} {...describedControl(field)} />
    </FieldFrame>
  );
}
