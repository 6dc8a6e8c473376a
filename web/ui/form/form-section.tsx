import type { ReactNode } from 'react';
import { HONEYPOT_FIELD } from '../../contract/submissions.js';
import { useSite } from '../../site/site.js';
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

/** A field for spam bots: people neither see, hear nor reach it. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** A sentence that ends with the company's telephone and mailbox. */
export function ContactSentence({ text }: { readonly text: string }) {
  const { company } = useSite().content;
  return (
    <>
      {text} <a href={company.telephoneHref}>{company.telephone}</a>{' '}
      <a href={`mailto:${company.mailbox}`}>{company.mailbox}</a>
    </>
  );
}

/** Whom to call or write to where the form cannot be sent. */
export function WithoutScript({ text }: { readonly text: string }) {
  return (
    <noscript>
      <p className={styles.noScript}>
        <ContactSentence text={text} />
      </p>
    </noscript>
  );
}
