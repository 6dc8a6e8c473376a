import { Fragment, useMemo } from 'react';
import { useSite } from '../../../site/site.js';
import type { DocumentText } from '../document-text.js';
import { IFU_REQUEST_KINDS } from '../../../contract/ifu-requests.js';
import type { DocumentId } from '../../../contract/instructions-for-use.js';
import { WithoutScript } from '../../../ui/form/contact-sentence.js';
import { FieldGrid } from '../../../ui/form/field-frame.js';
import { summaryItems } from '../../../ui/form/error-summary.js';
import { FormSummary } from '../../../ui/form/form-summary.js';
import { LoadStatus } from '../../../ui/form/load-status.js';
import { countryOptions } from '../../../ui/form/place-options.js';
import { PolicySentence } from '../../../ui/form/policy-sentence.js';
import { RadioGroup } from '../../../ui/form/radio-group.js';
import { SelectField } from '../../../ui/form/select-field.js';
import { SubmitButton } from '../../../ui/form/submit-button.js';
import { Honeypot, TextAreaField, TextField } from '../../../ui/form/text-field.js';
import type { RequestTexts } from '../../inquiry/form/inquiry-texts.js';
import { InquiryThanks, useFocusOfAnother } from '../../inquiry/form/inquiry-receipt.js';
import styles from './ifu-request.module.css';
import { useIfuRequest } from './use-ifu-request.js';

export interface IfuRequestFormProps {
  readonly document: DocumentId;
  readonly text: DocumentText['request'];
  readonly form: RequestTexts;
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  institution: 'organization',
  email: 'email',
};

const KIND_ID = 'request-kind';

/** Asks for a printed copy, or for notices about new versions. */
export function IfuRequestForm({ document, text, form: texts }: IfuRequestFormProps) {
  const { edition } = useSite();
  const request = useIfuRequest(document, texts);
  const { form, fields, kind, chooseKind, countries, country, receipt, isSending } = request;
  const countryList = useMemo(
    () => (countries.state === 'ready' ? countryOptions(countries.data, edition) : []),
    [countries, edition],
  );
  useFocusOfAnother(receipt !== undefined, KIND_ID);
  const asked = fields.filter(({ hidden }) => !hidden);
  const items = summaryItems(asked, request.errors, texts.labelColon);
  // With the thanks as well: it takes the error out of the title.
  const summary = (
    <FormSummary
      words={texts.summary}
      attempt={request.attempt}
      notice={request.notice}
      items={items}
    />
  );
  if (receipt) {
    return (
      <>
        {summary}
        <InquiryThanks
          texts={texts}
          reference={receipt.reference}
          Heading="h3"
          onAnother={request.startAnew}
        />
      </>
    );
  }
  return (
    <>
      {summary}
      <form
        ref={form}
        aria-label={text.form.heading}
        // Without script a submission does nothing, rather than put what was typed into an address.
        method="dialog"
        noValidate
        onInput={request.keep}
        onSubmit={request.submit}
      >
        <WithoutScript text={texts.noScript} />
        <Honeypot />
        <div className={styles.kinds}>
          <RadioGroup
            field={{ id: KIND_ID, name: 'request', label: text.question }}
            options={IFU_REQUEST_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
            choice={{ value: kind, choose: chooseKind }}
          />
        </div>
        <FieldGrid isLevel>
          {fields.map((field) => {
            if (field.name === 'country') {
              return (
                <Fragment key={field.name}>
                  <SelectField
                    field={field}
                    autoComplete="country"
                    placeholder={
                      countries.state === 'loading' ? text.countries.loading : texts.choose
                    }
                    options={countryList}
                    value={country}
                    onChange={({ currentTarget }) => request.setCountry(currentTarget.value)}
                  />
                  {!field.hidden && <LoadStatus loaded={countries} words={text.countries} />}
                </Fragment>
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
        <p className={styles.notice}>
          <PolicySentence {...text.notice} />
        </p>
        <SubmitButton
          isSending={isSending}
          idle={text.form.submit.idle}
          sending={text.form.submit.sending}
        />
      </form>
    </>
  );
}
