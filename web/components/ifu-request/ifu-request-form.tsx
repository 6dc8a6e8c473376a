import { useSite } from '../../app/site.js';
import type { DocumentText } from '../../content/shapes/document-text.js';
import { IFU_REQUEST_KINDS } from '../../contract/ifu-requests.js';
import type { DocumentId } from '../../contract/instructions-for-use.js';
import { FieldGrid } from '../form/field-grid.js';
import { FormSummary } from '../form/form-summary.js';
import { Honeypot } from '../form/honeypot.js';
import { PrivacyPolicyLink } from '../form/privacy-policy-link.js';
import { SelectField } from '../form/select-field.js';
import { SubmitButton } from '../form/submit-button.js';
import { TextAreaField } from '../form/text-area-field.js';
import { TextField } from '../form/text-field.js';
import { WithoutScript } from '../form/without-script.js';
import type { InquiryTexts } from '../inquiry-form/inquiry-texts.js';
import { InquiryThanks } from '../inquiry-form/inquiry-thanks.js';
import styles from './ifu-request.module.css';
import { useIfuRequest } from './use-ifu-request.js';

export interface IfuRequestFormProps {
  readonly document: DocumentId;
  readonly text: DocumentText['request'];
  readonly form: InquiryTexts;
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  institution: 'organization',
  email: 'email',
};

/** Asks for a printed copy, or for notices about new versions. */
export function IfuRequestForm({ document, text, form: texts }: IfuRequestFormProps) {
  const { edition } = useSite();
  const request = useIfuRequest(document, texts);
  const { form, fields, kind, setKind, countries, receipt, isSending } = request;
  const items = fields.flatMap(({ id, label, error }) =>
    error === undefined ? [] : [{ target: id, message: label + texts.labelColon + error }],
  );
  if (receipt) {
    return (
      <InquiryThanks
        texts={texts}
        reference={receipt.reference}
        Heading="h3"
        onAnother={request.startAnew}
      />
    );
  }
  return (
    <>
      <FormSummary
        words={texts.summary}
        attempt={request.attempt}
        notice={request.notice}
        items={items}
      />
      <form
        ref={form}
        aria-label={text.form.heading}
        // Without script a submission does nothing, rather than put what was typed into an address.
        method="dialog"
        noValidate
        onSubmit={request.submit}
      >
        <WithoutScript text={texts.noScript} />
        <Honeypot />
        <fieldset className={styles.kinds}>
          <legend>{text.question}</legend>
          {IFU_REQUEST_KINDS.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="request"
                value={value}
                checked={value === kind}
                onChange={() => setKind(value)}
              />
              {text.kinds[value]}
            </label>
          ))}
        </fieldset>
        <FieldGrid isLevel>
          {fields.map((field) => {
            if (field.name === 'country') {
              return (
                <SelectField
                  key={field.name}
                  field={field}
                  autoComplete="country"
                  placeholder={texts.choose}
                  options={countries.map(({ code, nameZh, nameEn }) => ({
                    value: code,
                    label: edition === 'zh' ? nameZh : nameEn,
                  }))}
                />
              );
            }
            if (field.name === 'address') {
              return <TextAreaField key={field.name} field={field} rows={3} />;
            }
            return (
              <TextField
                key={field.name}
                field={field}
                autoComplete={AUTOCOMPLETE[field.name]}
                {...(field.name === 'email' && { type: 'email', inputMode: 'email' as const })}
              />
            );
          })}
        </FieldGrid>
        <div className={styles.notice}>
          {texts.notice.text}
          <PrivacyPolicyLink label={texts.notice.policy} close={texts.notice.close} />
          {texts.notice.stop}
        </div>
        <SubmitButton
          isSending={isSending}
          idle={text.form.submit.idle}
          sending={text.form.submit.sending}
        />
      </form>
    </>
  );
}
