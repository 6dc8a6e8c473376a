import { describedControl, FieldError, FieldHint, type FieldText } from './field-frame.js';
import styles from './form.module.css';
import type { Option } from './select-field.js';

interface RadioGroupProps {
  readonly field: FieldText;
  readonly options: readonly Option[];
  /** Chosen at first. */
  readonly initial?: string;
}

/** A question with few answers; the first control carries the field's own id. */
export function RadioGroup({ field, options, initial }: RadioGroupProps) {
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = describedControl(field);
  const labelId = `${field.id}-label`;
  return (
    <div
      className={styles.field}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      data-field
      data-wide
    >
      <p className={styles.label} id={labelId}>
        {field.label}
      </p>
      <FieldHint field={field} />
      <div className={styles.choices}>
        {options.map(({ value, label }, index) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              id={index === 0 ? field.id : `${field.id}-${value}`}
              name={field.name}
              value={value}
              defaultChecked={value === initial}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </div>
  );
}
