import type { ReactNode } from 'react';
import styles from './form.module.css';

export const statusId = (id: string): string => `${id}-status`;

/** Line below a control that changes while the visitor works; announced when it does. */
export function FieldStatus({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p className={styles.status} id={statusId(id)} role="status">
      {children}
    </p>
  );
}

/** What every field of a form is told. */
export interface FieldText {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Appended to the label of a field that may stay empty. */
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Of a field that is not asked for now: it keeps what was typed. */
  readonly hidden?: boolean | undefined;
}

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** Attributes that tie a control to its hint and error. */
export function describedControl({ id, name, hint, error }: FieldText, otherId?: string) {
  const described = [hint && hintId(id), otherId, error && errorId(id)].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}

interface FieldFrameProps {
  readonly field: FieldText;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Label above, hint below it, then the control and its error. */
export function FieldFrame({ field, wide = false, children }: FieldFrameProps) {
  const { id, label, optional, hidden } = field;
  return (
    <div className={styles.field} data-field data-wide={wide || undefined} hidden={hidden}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      <FieldHint field={field} />
      {children}
      <FieldError field={field} />
    </div>
  );
}

export function FieldHint({ field: { id, hint } }: { readonly field: FieldText }) {
  return hint ? (
    <p className={styles.hint} id={hintId(id)}>
      {hint}
    </p>
  ) : null;
}

export function FieldError({ field: { id, error } }: { readonly field: FieldText }) {
  return error ? (
    <p className={styles.error} id={errorId(id)}>
      {error}
    </p>
  ) : null;
}

interface FieldGridProps {
  /** Controls side by side stand level, for fields that are labelled controls alone. */
  readonly isLevel?: boolean;
  readonly children: ReactNode;
}

/** Fields in two columns where there is room. */
export function FieldGrid({ isLevel = false, children }: FieldGridProps) {
  return (
    <div className={styles.fields} data-level={isLevel || undefined}>
      {children}
    </div>
  );
}
