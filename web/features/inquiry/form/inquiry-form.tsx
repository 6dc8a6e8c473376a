import type { ReactNode } from 'react';
import { CONSENT_FIELD, type InquiryKind } from '../../../contract/inquiries.js';
import type { ProductId } from '../../../contract/products.js';
import { summaryItems } from '../../../ui/form/error-summary.js';
import { FormSummary } from '../../../ui/form/form-summary.js';
import { InquiryControls } from './inquiry-controls.js';
import styles from './inquiry-form.module.css';
import { InquiryReceipt, InquiryThanks, useFocusOfAnother } from './inquiry-receipt.js';
import type { InquiryTexts } from './inquiry-texts.js';
import { useInquiryForm } from './use-inquiry-form.js';

interface InquiryFormProps {
  readonly kind: InquiryKind;
  readonly texts: InquiryTexts;
  /** Chosen at first. */
  readonly product?: ProductId | undefined;
  /** Level of the form's own heading and lead; without it the page has said what the form is. */
  readonly Heading?: 'h2' | 'h3';
  /** Stands beside the button: when an answer comes. */
  readonly answer?: ReactNode;
}

/**
 * Research cooperation, contact or product consultation. An accepted consultation says so in its
 * button, the two longer forms make room for the thanks.
 */
export function InquiryForm({ kind, texts, product, Heading, answer }: InquiryFormProps) {
  const inquiry = useInquiryForm(kind, product, texts);
  const { fields, receipt, attempt, notice, errors } = inquiry;
  const { heading, lead } = texts.form;
  const isReplaced = kind !== 'consultation' && receipt !== undefined;
  const named = fields.map((field) =>
    field.name === CONSENT_FIELD ? { ...field, label: undefined } : field,
  );
  const items = summaryItems(named, errors, texts.labelColon);

  useFocusOfAnother(isReplaced, fields[0]?.id ?? '');

  return (
    <div className={styles.inquiry}>
      <FormSummary words={texts.summary} attempt={attempt} notice={notice} items={items} />
      {isReplaced && (
        <InquiryThanks
          texts={texts}
          reference={receipt.reference}
          Heading={Heading ?? 'h3'}
          onAnother={inquiry.startAnew}
        />
      )}
      <div hidden={isReplaced}>
        {Heading && (
          <>
            <Heading>{heading}</Heading>
            <p className={styles.lead}>{lead}</p>
          </>
        )}
        <InquiryControls inquiry={inquiry} texts={texts} product={product} answer={answer} />
      </div>
      {kind === 'consultation' && (
        <div className={styles.status} role="status">
          {receipt && <InquiryReceipt texts={texts} reference={receipt.reference} />}
        </div>
      )}
    </div>
  );
}
