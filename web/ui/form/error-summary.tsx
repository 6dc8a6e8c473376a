import { type MouseEvent, type ReactNode, type Ref } from 'react';
import styles from './error-summary.module.css';
import type { FieldErrors } from './form-values.js';

export interface SummaryItem {
  /** Id of the control that the item leads to. */
  readonly target: string;
  readonly message: string;
}

interface SummaryField {
  readonly id: string;
  readonly name: string;
  /** Absent where the message names the field itself, as that of a consent does. */
  readonly label?: string | undefined;
}

/** What the summary says of the fields that were rejected. */
export function summaryItems(
  fields: readonly SummaryField[],
  errors: FieldErrors,
  colon: string,
): SummaryItem[] {
  return fields.flatMap(({ id, name, label }) => {
    const error = errors[name];
    if (error === undefined) return [];
    return [{ target: id, message: label === undefined ? error : label + colon + error }];
  });
}

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly kind?: 'error' | 'warning';
  readonly title: string;
  readonly details?: readonly string[];
  readonly items?: readonly SummaryItem[];
  /** Stands below the details. */
  readonly children?: ReactNode;
}

/** Says above a heading why a form was not sent; takes the focus when it appears. */
export function ErrorSummary({
  ref,
  kind = 'error',
  title,
  details = [],
  items = [],
  children,
}: ErrorSummaryProps) {
  return (
    <div
      className={styles.summary}
      data-kind={kind}
      ref={ref}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
    >
      <h2 className={styles.title} id="error-summary-title">
        {title}
      </h2>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {children}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map(({ target, message }) => (
            <li key={target}>
              <a href={`#${target}`} onClick={(event) => focusControl(event, target)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Scrolls the question into view, not just its control, then focuses without scrolling again. */
function focusControl(event: MouseEvent, target: string): void {
  const control = document.getElementById(target);
  if (!control) return;
  event.preventDefault();
  const question = control.closest('[data-field]') ?? control;
  question.scrollIntoView();
  control.focus({ preventScroll: true });
}
