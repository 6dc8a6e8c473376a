import type { ReactNode } from 'react';
import { CONSENT_FIELD } from '../../../contract/inquiries.js';
import type { ProductId } from '../../../contract/products.js';
import { FieldGrid, Honeypot, WithoutScript } from '../../../ui/form/form-section.js';
import { SubmitButton } from '../../../ui/form/submit-button.js';
import { InquiryConsent } from './inquiry-consent.js';
import { InquiryField } from './inquiry-field.js';
import styles from './inquiry-form.module.css';
import type { InquiryTexts } from './inquiry-texts.js';
import type { Inquiry } from './use-inquiry-form.js';

interface InquiryControlsProps {
  readonly inquiry: Inquiry;
  readonly texts: InquiryTexts;
  readonly product: ProductId | undefined;
  readonly answer: ReactNode;
}

/** Fields, notice, consent and button. */
export function InquiryControls({ inquiry, texts, product, answer }: InquiryControlsProps) {
  const { form, fields, isSending, saysDone, edited } = inquiry;
  const { notice, consent, noScript } = texts;
  const { submit, heading } = texts.form;
  const consentField = fields.find(({ name }) => name === CONSENT_FIELD);
  const asked = fields.filter((field) => field !== consentField);
  return (
    <form
      ref={form}
      aria-label={heading}
      // Without script a submission does nothing, rather than put what was typed into an address.
      method="dialog"
      noValidate
      onInput={edited}
      onSubmit={inquiry.submit}
    >
      <WithoutScript text={noScript} />
      <Honeypot />
      <FieldGrid isLevel>
        {asked.map((field) => (
          <InquiryField key={field.name} field={field} texts={texts} product={product} />
        ))}
      </FieldGrid>
      <p className={styles.notice}>{notice}</p>
      {consentField && <InquiryConsent field={consentField} sentence={consent} />}
      <div className={styles.send}>
        <SubmitButton
          isSending={isSending}
          idle={submit.idle}
          sending={submit.sending}
          done={saysDone ? submit.done : undefined}
        />
        {answer && <p className={styles.answer}>{answer}</p>}
      </div>
    </form>
  );
}
