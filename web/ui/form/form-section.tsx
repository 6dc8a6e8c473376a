import type { ReactNode } from 'react';
import styles from './form.module.css';

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
