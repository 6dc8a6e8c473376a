import type { ReactNode } from 'react';
import { FieldGrid } from './field-grid.js';
import styles from './form.module.css';

interface FormSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** Fields that belong together, in two columns where there is room. */
export function FormSection({ heading, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.sectionHeading}>{heading}</legend>
      <FieldGrid>{children}</FieldGrid>
    </fieldset>
  );
}
