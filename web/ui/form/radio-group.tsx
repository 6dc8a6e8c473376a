import type { ReactNode } from 'react';
import {
  describedControl,
  FieldError,
  FieldHint,
  FieldStatus,
  type FieldText,
  statusId,
} from './field-frame.js';
import formStyles from './form.module.css';
import styles from './radio-group.module.css';
import type { Option } from './select-field.js';

interface PicturedOption extends Option {
  readonly picture?: ReactNode;
}

interface RadioGroupProps {
  readonly field: FieldText;
  readonly options: readonly PicturedOption[];
  /** Of a choice that the form's state holds. */
  readonly choice?: {
    readonly value: string;
    readonly choose: (value: string) => void;
  };
  /** What a check in the background found out; announced. */
  readonly status?: string;
}

/**
 * A question with few answers. The first control carries the field's own id; while there is nothing
 * to choose, the group does: it can be reached, and says why.
 */
export function RadioGroup({ field, options, choice, status }: RadioGroupProps) {
  const hasStatus = status !== undefined;
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = describedControl(
    field,
    hasStatus ? statusId(field.id) : undefined,
  );
  const labelId = `${field.id}-label`;
  const isEmpty = options.length === 0;
  return (
    <div
      className={formStyles.field}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      data-field
      data-wide
      id={isEmpty ? field.id : undefined}
      // Whoever waits there with the keyboard stays when the answers come, and goes on to them.
      tabIndex={choice && (isEmpty ? 0 : -1)}
    >
      <p className={formStyles.label} id={labelId}>
        {field.label}
      </p>
      <FieldHint field={field} />
      <div className={styles.choices} data-empty={isEmpty || undefined}>
        {options.map(({ value, label, picture }, index) => (
          <label key={value} className={styles.choice} data-pictured={picture ? '' : undefined}>
            <input
              type="radio"
              id={index === 0 ? field.id : `${field.id}-${value}`}
              name={field.name}
              value={value}
              {...(choice && {
                checked: value === choice.value,
                onChange: () => choice.choose(value),
              })}
            />
            {picture}
            {label}
          </label>
        ))}
      </div>
      {hasStatus && <FieldStatus id={field.id}>{status}</FieldStatus>}
      <FieldError field={field} />
    </div>
  );
}
