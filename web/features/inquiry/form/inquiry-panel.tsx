import type { ReactNode } from 'react';
import type { InquiryKind } from '../../../contract/inquiries.js';
import { ContactDetails } from '../../../ui/controls/contact-details.js';
import { InquiryForm } from './inquiry-form.js';
import styles from './inquiry-panel.module.css';
import type { InquiryTexts } from './inquiry-texts.js';

interface InquiryPanelProps {
  readonly kind: InquiryKind;
  readonly heading: string;
  readonly lead: string;
  readonly form: InquiryTexts;
  /** Stands beside the button: when an answer comes. */
  readonly answer?: ReactNode;
}

/** A form that is a part of its page of its own, beside the other ways to reach the company. */
export function InquiryPanel({ kind, heading, lead, form, answer }: InquiryPanelProps) {
  const headingId = `${kind}-heading`;
  return (
    <section className={styles.panel} id={kind} aria-labelledby={headingId}>
      <div className="container">
        <div className={styles.columns}>
          <div className={styles.aside}>
            <h2 id={headingId}>{heading}</h2>
            <p>{lead}</p>
            <ContactDetails />
          </div>
          <div className={styles.card}>
            <InquiryForm kind={kind} texts={form} Heading="h3" answer={answer} />
          </div>
        </div>
      </div>
    </section>
  );
}
