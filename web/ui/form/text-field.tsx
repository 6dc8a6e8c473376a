import type { ComponentProps } from 'react';
import { HONEYPOT_FIELD } from '../../contract/submissions.js';
import {
  describedControl,
  FieldFrame,
  FieldStatus,
  type FieldText,
  statusId,
} from './field-frame.js';
import styles from './form.module.css';

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'spellCheck'
  | 'type'
  | 'value'
  | 'onBlur'
  | 'onChange'
  | 'onInput'
>;

interface TextFieldProps extends InputProps {
  readonly field: FieldText;
  readonly wide?: boolean;
  /** What a check in the background found out; announced. */
  readonly status?: string | undefined;
  /** Shows a tick: the check found it right. */
  readonly isVerified?: boolean;
}

export function TextField({
  field,
  wide = false,
  status,
  isVerified = false,
  ...input
}: TextFieldProps) {
  const hasStatus = status !== undefined;
  return (
    <FieldFrame field={field} wide={wide}>
      <input
        className={styles.control}
        data-verified={isVerified || undefined}
        {...describedControl(field, hasStatus ? statusId(field.id) : undefined)}
        {...input}
      />
      {hasStatus && <FieldStatus id={field.id}>{status}</FieldStatus>}
    </FieldFrame>
  );
}

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

/** A field for spam bots: people neither see, hear nor reach it. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
