import { useSite } from '../../site/site.js';
import { FormSection } from '../../ui/form/form-section.js';
import { SelectField } from '../../ui/form/select-field.js';
import { TextAreaField, TextField } from '../../ui/form/text-field.js';
import { PROFESSIONS, TOPICS } from '../../contract/licence-application.js';
import { useField, useLicenceFormContext } from './licence-form-context.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { CodeField } from './code-field.js';
import { ProductField } from './product-field.js';
import { ConsentField } from './consent-field.js';
import { PrivacyDetails } from './privacy-text.js';

export function RequestFields() {
  const { texts, serial } = useLicenceFormContext();
  const { sections, topics } = texts.form;
  return (
    <FormSection heading={sections.product}>
      <RadioGroup
        field={useField('topic')}
        options={TOPICS.map((value) => ({ value, label: topics[value] }))}
      />
      <CodeField field={useField('serialNumber')} codeCheck={serial} />
      <ProductField />
    </FormSection>
  );
}

export function ApplicantFields() {
  const { edition } = useSite();
  const { sections, professions, choose } = useLicenceFormContext().texts.form;
  // The English labels call the field `surname` First Name.
  const [first, second] =
    edition === 'en' ? ['given-name', 'family-name'] : ['family-name', 'given-name'];
  return (
    <FormSection heading={sections.applicant}>
      <TextField field={useField('institution')} autoComplete="organization" />
      <SelectField
        field={useField('profession')}
        placeholder={choose}
        options={PROFESSIONS.map((value) => ({ value, label: professions[value] }))}
      />
      <TextField field={useField('surname')} autoComplete={first} />
      <TextField field={useField('name')} autoComplete={second} />
    </FormSection>
  );
}

/** Invitation, note and consent. */
export function ClosingFields() {
  const { edition } = useSite();
  const { texts, invitation } = useLicenceFormContext();
  const { sections, invitation: words } = texts.form;
  const { state } = invitation.check;
  const status = {
    checking: words.checking,
    valid: words.valid,
    none: '',
    wrong: '',
    unchecked: words.unchecked,
  };
  return (
    <FormSection heading={sections.rest}>
      <CodeField field={useField('invitationCode')} codeCheck={invitation} status={status[state]} />
      <TextAreaField field={useField('remark')} />
      {edition === 'zh' && <PrivacyDetails />}
      <ConsentField />
    </FormSection>
  );
}
