import type { ReactNode } from 'react';
import type { PolicySentenceText } from '../../../content/types.js';
import { CONSENT_FIELD } from '../../../contract/inquiries.js';
import { AGREED } from '../../../contract/licence-application.js';
import type { ProductId } from '../../../contract/products.js';
import { WithoutScript } from '../../../ui/form/contact-sentence.js';
import {
  describedControl,
  FieldError,
  FieldGrid,
  type FieldText,
} from '../../../ui/form/field-frame.js';
import formStyles from '../../../ui/form/form.module.css';
import { PolicySentence } from '../../../ui/form/policy-sentence.js';
import { SubmitButton } from '../../../ui/form/submit-button.js';
import { Honeypot } from '../../../ui/form/text-field.js';
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

interface InquiryConsentProps {
  readonly field: FieldText;
  readonly sentence: PolicySentenceText;
}

/** Nobody agrees by silence: the box is unticked until the visitor ticks it. */
function InquiryConsent({ field, sentence }: InquiryConsentProps) {
  return (
    <div className={styles.consent} data-field>
      <div className={styles.row}>
        <input
          className={formStyles.box}
          type="checkbox"
          value={AGREED}
          {...describedControl(field)}
        />
        <label htmlFor={field.id}>
          <PolicySentence {...sentence} />
        </label>
      </div>
      <FieldError field={field} />
    </div>
  );
}
