import type { ReactNode } from 'react';
import { FieldGrid } from './field-frame.js';
import styles from './form-section.module.css';

interface FormSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** Fields that belong together, in two columns where there is room. */
export function FormSection({ heading, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{heading}</legend>
      <FieldGrid>{children}</FieldGrid>
    </fieldset>
  );
}
